import type { CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { setAvifOptions } from "./gatsby/avif";
import { checkWhileDeveloping } from "./gatsby/check-content";
import { clearOutdatedCache } from "./gatsby/outdated-cache";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  checkWhileDeveloping(args);
  if (args.stage !== "build-javascript") return;
  const config = args.getConfig() as { readonly output: object };
  // No source maps, which would be published, and half of the digits in files' names, which every page lists.
  const output = { ...config.output, hashDigestLength: 10 };
  // setWebpackConfig leaves out what is said of the output.
  args.actions.replaceWebpackConfig({ ...config, devtool: false, output });
}

export { checkBeforeBuild as onPreBootstrap } from "./gatsby/check-content";
export { createTypes as createSchemaCustomization } from "./gatsby/graphql-types";
export { createResolvers } from "./gatsby/resolvers";
export { createPages } from "./gatsby/pages";
export { createRedirects as createPagesStatefully } from "./gatsby/redirects";
export { finishSite as onPostBuild } from "./gatsby/finish-site";
