import type { PreInitArgs } from "gatsby";
import { setAvifOptions } from "./gatsby/avif";
import { clearOutdatedCache } from "./gatsby/outdated-cache";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export { createTypes as createSchemaCustomization } from "./gatsby/graphql-types";
export { createResolvers } from "./gatsby/resolvers";
export { createPages } from "./gatsby/pages";
export { createRedirects as createPagesStatefully } from "./gatsby/redirects";
export { configureWebpack as onCreateWebpackConfig } from "./gatsby/webpack";
export { finishSite as onPostBuild } from "./gatsby/finish-site";
