import { realpathSync, rmSync } from "node:fs";
import type { BuildArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs, PreInitArgs } from "gatsby";
import { checkBuiltPages } from "./gatsby/output/built-pages";
import { checkWhileDeveloping } from "./gatsby/check/hooks";
import { writeDesk } from "./gatsby/desk/desk";
import { createTypes } from "./gatsby/content/graphql-types";
import { writeHeaders } from "./gatsby/output/headers";
import { clearOutdatedCache } from "./gatsby/outdated-cache";
import { setOutputOptions } from "./gatsby/content/pictures";
import { writePagePolicies } from "./gatsby/output/page-policies";
import { writePublicFiles } from "./gatsby/output/public-files";

/** Makes Gatsby print the message of an error only: beside it, it would print its compiled code, in lines of 90 kB. */
const plainly =
  <Args extends Pick<ParentSpanPluginArgs, "reporter">>(step: (args: Args) => unknown) =>
  async (args: Args): Promise<void> => {
    try {
      await step(args);
    } catch (error) {
      args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
    }
  };

export function onPreInit(args: PreInitArgs): void {
  setOutputOptions();
  clearOutdatedCache(args);
  // `npm run dev` overwrites parts of the last build. Without its headers, `npm run serve` refuses the mixture.
  if (process.env.gatsby_executing_command === "develop") rmSync("public/_headers", { force: true });
}

export { checkBeforeBuild as onPreBootstrap } from "./gatsby/check/hooks";
export const createSchemaCustomization = plainly(createTypes);
export { addFileName as onCreateNode } from "./gatsby/content/nodes";
export { createResolvers } from "./gatsby/content/resolvers";
export { createPages } from "./gatsby/content/pages";
export { deleteWrittenFiles as onPreBuild } from "./gatsby/output/public-files";

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  checkWhileDeveloping(args);
  if (args.stage !== "build-javascript") return;
  const config = args.getConfig() as { readonly output: object; readonly resolve: { readonly alias: object } };
  // What only sites with Partytown or a service worker need: 2.4 kB on every page.
  const unused = ["node_modules/gatsby/dist/internal-plugins/partytown", ".cache/register-service-worker.js"];
  // Without links: a copy of the project may link to the packages of another one.
  const alias = { ...config.resolve.alias, ...Object.fromEntries(unused.map((path) => [realpathSync(path), false])) };
  // webpack deletes the scripts of earlier builds, and nothing else.
  const keep = (file: string) => !/^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/.test(file);
  // Every page lists the names of its scripts, so they are short. A form whose scripts hang is sent without them: by default,
  // webpack waits for two minutes. setWebpackConfig ignores changes of the output.
  const output = { ...config.output, hashDigestLength: 10, clean: { keep }, chunkLoadTimeout: 10_000 };
  args.actions.replaceWebpackConfig({ ...config, devtool: false, output, resolve: { ...config.resolve, alias } });
}

export const onPostBuild = plainly(async (args: BuildArgs) => {
  await writePublicFiles(args);
  writeDesk();
  checkBuiltPages(args);
  writePagePolicies(args);
  writeHeaders();
});
