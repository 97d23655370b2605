import type { CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { clearOutdatedCache } from "./src/content/outdated-cache";
import { setAvifOptions } from "./src/site-files/set-avif-options";
import { shrinkScripts } from "./src/webpack/shrink-scripts";
import { trustOwnCacheCheck } from "./src/webpack/trust-own-cache-check";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  trustOwnCacheCheck(args);
  shrinkScripts(args);
}

export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";
export { createContentPages as createPages } from "./src/content/create-content-pages";
export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";

export { startSharePictures as onPreBuild } from "./src/site-files/write-share-pictures";
export { finishSite as onPostBuild } from "./src/site-files/finish-site";
