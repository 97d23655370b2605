import { rmSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { deferScripts } from "./defer-scripts";

/** Gatsby needs these files only at build, and Partytown only with scripts in a worker, so they aren't published. */
const NOT_PUBLISHED = ["webpack.stats.json", "chunk-map.json", "assets-manifest.json", "~partytown"];

export function onPostBuild({ store }: BuildArgs): void {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  const published = join(program.directory, "public");
  // Gatsby compiles this file to another folder, so `__dirname` is of no use.
  const loader = join(program.directory, "plugins/gatsby-plugin-deferred-scripts/inline-loader.ts");
  deferScripts(published, loader, pages.keys());
  for (const name of NOT_PUBLISHED) rmSync(join(published, name), { recursive: true, force: true });
}
