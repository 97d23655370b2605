export { setAvifOptions as onPreInit } from "./src/site-files/set-avif-options";
export { shrinkScripts as onCreateWebpackConfig } from "./src/webpack/shrink-scripts";
export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";
export { createContentPages as createPages } from "./src/content/create-content-pages";
export { serveSearchIndex as onCreateDevServer } from "./src/site-files/serve-search-index";
export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";
export { finishSite as onPostBuild } from "./src/site-files/finish-site";
