import type { CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { clearOutdatedCache } from "./src/content/outdated-cache";
import { setAvifOptions } from "./src/site-files/set-avif-options";

export function onPreInit(args: PreInitArgs): void {
  setAvifOptions();
  clearOutdatedCache(args);
}

/** Leaves out source maps, which would be published, and half of the digits in files' names, which every page lists. */
export function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { readonly output: object };
  // setWebpackConfig leaves out what is said of the output.
  actions.replaceWebpackConfig({ ...config, devtool: false, output: { ...config.output, hashDigestLength: 10 } });
}

export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";
export { createContentPages as createPages } from "./src/content/create-content-pages";
export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";

export { finishSite as onPostBuild } from "./src/site-files/finish-site";
