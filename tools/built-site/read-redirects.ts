import { readFile } from "node:fs/promises";
import { formerAddresses } from "../../src/content/moved-addresses";
import type { Redirect, RenamedEntries } from "../../src/content/moved-addresses";

/** Reads the old addresses of the site in the current folder, and where they lead now. */
export async function readRedirects(): Promise<Redirect[]> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, "utf8"));
  const [redirects, services, industries] = await Promise.all(["redirects", "services", "industries"].map(read));
  return [...(redirects as readonly Redirect[]), ...formerAddresses({ services, industries } as RenamedEntries)];
}
