export function startSite(
  storeDirectory: string,
  siteDirectory?: string,
): Promise<{ readonly url: string; stop(): Promise<void> }>;
