import type { BuildArgs, CreatePagesArgs, CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { checkBuiltPages } from "./src/content/check-built-pages";
import { checkContentNodes } from "./src/content/check-content-nodes";
import { createContentPages } from "./src/content/create-content-pages";
import { clearOutdatedCache } from "./src/content/outdated-cache";
import { finishSite } from "./src/site-files/finish-site";
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
export { leaveOutPage as onCreatePage } from "./src/content/switch-pages";
export { createBuildDay as sourceNodes } from "./src/content/build-day";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";

export async function createPages(args: CreatePagesArgs): Promise<void> {
  checkContentNodes(args);
  await createContentPages(args);
}

export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";

export { keepOrigin as onPostBootstrap } from "./src/content/outdated-cache";

export { startSharePictures as onPreBuild } from "./src/site-files/write-share-pictures";

export async function onPostBuild(args: BuildArgs): Promise<void> {
  await checkBuiltPages(args);
  await finishSite(args);
}
