import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Gatsby writes them into the published folder for its own rendering of pages: they say how the site was built. */
const FILES = ["webpack.stats.json", "chunk-map.json", "assets-manifest.json"];

/**
 * Removes from the published folder what no visitor's browser asks for.
 *
 * @param publicDirectory absolute path of the built site
 */
export async function removeBuildStats(publicDirectory: string): Promise<void> {
  for (const name of FILES) await rm(join(publicDirectory, name), { force: true });
}
