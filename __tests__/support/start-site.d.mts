interface Site {
  readonly url: string;
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export function startSite(storeDirectory: string, siteDirectory?: string): Promise<Site>;
