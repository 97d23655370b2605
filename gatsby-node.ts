import type { CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { setAvifOptions } from "./gatsby/avif";
import { checkWhileDeveloping } from "./gatsby/check-content";
import { clearOutdatedCache } from "./gatsby/outdated-cache";
import { configureWebpack } from "./gatsby/webpack";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  configureWebpack(args);
  checkWhileDeveloping(args);
}

export { checkBeforeBuild as onPreBootstrap } from "./gatsby/check-content";
export { createTypes as createSchemaCustomization } from "./gatsby/graphql-types";
export { createResolvers } from "./gatsby/resolvers";
export { createPages } from "./gatsby/pages";
export { createRedirects as createPagesStatefully } from "./gatsby/redirects";
export { finishSite as onPostBuild } from "./gatsby/finish-site";
