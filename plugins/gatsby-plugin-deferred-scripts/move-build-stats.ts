import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

/**
 * Takes what tells only tools how the site was built out of what is published. `npm run weight` and `npm run preview`
 * read webpack's notes where they are put.
 */
export async function keepBuildNotes({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const published = join(directory, "public");
  await rename(join(published, "webpack.stats.json"), join(directory, ".cache", "webpack.stats.json"));
  for (const name of ["chunk-map.json", "assets-manifest.json"]) await rm(join(published, name), { force: true });
}
