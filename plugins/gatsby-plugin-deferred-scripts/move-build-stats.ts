import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes from the published folder what only tools need: how the site was built. webpack's stats, which deferScripts
 * reads, are moved to `.cache/webpack.stats.json`, where tools that measure the site find them.
 *
 * @param directory absolute path of the project
 */
export async function moveBuildStats(directory: string): Promise<void> {
  const published = join(directory, "public");
  await rename(join(published, "webpack.stats.json"), join(directory, ".cache", "webpack.stats.json"));
  for (const name of ["chunk-map.json", "assets-manifest.json"]) await rm(join(published, name), { force: true });
}
