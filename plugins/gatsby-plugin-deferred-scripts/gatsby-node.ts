import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { deferScripts } from "./defer-scripts";

export function onPostBuild({ store }: BuildArgs): void {
  const { program, pages } = store.getState() as { program: { directory: string }; pages: Map<string, unknown> };
  const published = join(program.directory, "public");
  // Gatsby compiles this file to another folder, so `__dirname` is of no use.
  const loader = join(program.directory, "plugins/gatsby-plugin-deferred-scripts/inline-loader.ts");
  deferScripts(published, loader, pages.keys());
}
