import type { CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { clearOutdatedCache } from "./src/content/outdated-cache";
import { setAvifOptions } from "./src/site-files/set-avif-options";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

/** Leaves out source maps, which would be published. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
}

export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";
export { createContentPages as createPages } from "./src/content/create-content-pages";
export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";

export { finishSite as onPostBuild } from "./src/site-files/finish-site";
