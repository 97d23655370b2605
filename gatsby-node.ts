import type { BuildArgs, CreatePagesArgs, PreInitArgs } from "gatsby";
import { checkBuiltPages } from "./src/content/check-built-pages";
import { checkContentNodes } from "./src/content/check-content-nodes";
import { createContentPages } from "./src/content/create-content-pages";
import { clearOutdatedCache } from "./src/content/outdated-cache";
import { finishSite } from "./src/site-files/finish-site";
import { setAvifOptions } from "./src/site-files/set-avif-options";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export { makeTypefaces as onPreBootstrap } from "./src/site-files/make-typefaces";
export { shrinkScripts as onCreateWebpackConfig } from "./src/webpack/shrink-scripts";
export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createBuildDay as sourceNodes } from "./src/content/build-day";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";

export async function createPages(args: CreatePagesArgs): Promise<void> {
  checkContentNodes(args);
  await createContentPages(args);
}

export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";
export { keepOrigin as onPostBootstrap } from "./src/content/outdated-cache";
export { serveSearchIndex as onCreateDevServer } from "./src/site-files/serve-search-index";

export async function onPostBuild(args: BuildArgs): Promise<void> {
  await checkBuiltPages(args);
  await finishSite(args);
}
