import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect } from "../../src/content/anchor-redirects";

/**
 * The entries of `data/redirects.json`.
 *
 * @param root the folder with `data/`
 */
export async function readRedirects(root: string): Promise<readonly Redirect[]> {
  return JSON.parse(await readFile(join(root, "data", "redirects.json"), "utf8")) as Redirect[];
}
