import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** The list of bundles, beside them. */
export const MANIFEST = "manifest.json";

/** The project's own folder, whose functions these are. */
const PROJECT = join(__dirname, "..", "..");

/**
 * Bundles the project's functions as Netlify's build does, each into a folder of its name, with a manifest beside them.
 *
 * @param target the folder for the bundles
 */
export async function bundleFunctions(target: string): Promise<void> {
  // Native import: the package is an ES module.
  const { zipFunctions } = await import("@netlify/zip-it-and-ship-it");
  await mkdir(target, { recursive: true });
  await zipFunctions(join(PROJECT, "netlify", "functions"), target, {
    archiveFormat: "none",
    basePath: PROJECT,
    manifest: join(target, MANIFEST),
  });
}
