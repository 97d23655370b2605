import { readFile } from "node:fs/promises";
import type { Redirect } from "../../src/content/anchor-redirects";
import { formerAddresses } from "../../src/content/former-addresses";
import type { RenamedEntries } from "../../src/content/former-addresses";

/** Reads the old addresses of the site in the current folder, and where they lead now. */
export async function readRedirects(): Promise<Redirect[]> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, "utf8"));
  const [redirects, services, industries] = await Promise.all(["redirects", "services", "industries"].map(read));
  return [...(redirects as readonly Redirect[]), ...formerAddresses({ services, industries } as RenamedEntries)];
}
