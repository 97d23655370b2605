export { setAvifEffort as onPreInit } from "./src/build/set-avif-effort";
export { checkContentBeforeBuild as onPreBootstrap } from "./src/content/check-content-before-build";
export { createContentTypes as createSchemaCustomization } from "./src/content/create-content-types";
export { createContentResolvers as createResolvers } from "./src/content/create-content-resolvers";
export { createContentPages as createPages } from "./src/content/create-content-pages";
export { serveSearchIndex as onCreateDevServer } from "./src/build/serve-search-index";
export { createContentRedirects as createPagesStatefully } from "./src/content/create-content-redirects";
export { finishSite as onPostBuild } from "./src/build/finish-site";
