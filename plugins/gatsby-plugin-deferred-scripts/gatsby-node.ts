import { rmSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs, CreateWebpackConfigArgs } from "gatsby";
import { deferScripts } from "./defer-scripts";

/** Gatsby needs these files only at build, and Partytown only with scripts in a worker, so they aren't published. */
const NOT_PUBLISHED = ["webpack.stats.json", "chunk-map.json", "assets-manifest.json", "~partytown"];

/** What only sites with Partytown or a service worker need: 2.4 kB on every page. */
const NOT_BUNDLED = ["node_modules/gatsby/dist/internal-plugins/partytown", ".cache/register-service-worker.js"];

export function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const { context } = getConfig() as { readonly context: string };
  const alias = Object.fromEntries(NOT_BUNDLED.map((path) => [join(context, path), false]));
  actions.setWebpackConfig({ resolve: { alias } });
}

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
