export function startSite(storeDirectory: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
