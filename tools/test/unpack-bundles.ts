import { copyFile, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import extractZip from "extract-zip";
import { MANIFEST } from "../../netlify/local/bundle-functions";

/** Where Netlify's build leaves the functions, as it would upload them. */
const BUILT = join(".netlify", "functions");

/**
 * Unpacks the functions that Netlify's build has made, as `npm run serve` takes them.
 *
 * @param target an empty folder
 */
export async function unpackBundles(target: string): Promise<void> {
  const names = (await readdir(BUILT)).filter((name) => name.endsWith(".zip"));
  for (const name of names) await extractZip(join(BUILT, name), { dir: resolve(target, name.replace(/\.zip$/, "")) });
  await copyFile(join(BUILT, MANIFEST), join(target, MANIFEST));
}
