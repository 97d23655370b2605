import type { BuildArgs, CreatePagesArgs, PreInitArgs } from "gatsby";
import { finishSite } from "./src/build/finish-site";
import { setAvifOptions } from "./src/build/set-avif-options";
import { checkBuiltPages } from "./src/content/check-built-pages";
import { checkContentNodes } from "./src/content/check-content-nodes";
import { createContentPages } from "./src/content/create-content-pages";
import { clearOutdatedCache } from "./src/content/outdated-cache";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

export { checkContentBeforeBuild as onPreBootstrap } from "./src/content/check-content-before-build";
export { configureWebpack as onCreateWebpackConfig } from "./src/build/configure-webpack";
export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createBuildDay as sourceNodes } from "./src/content/build-day";
export { createContentNodes as onCreateNode } from "./src/content/create-content-nodes";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";

export async function createPages(args: CreatePagesArgs): Promise<void> {
  checkContentNodes(args);
  await createContentPages(args);
}

export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";
export { keepOrigin as onPostBootstrap } from "./src/content/outdated-cache";
export { serveSearchIndex as onCreateDevServer } from "./src/build/serve-search-index";

export async function onPostBuild(args: BuildArgs): Promise<void> {
  await checkBuiltPages(args);
  await finishSite(args);
}
