export { pluginOptionsSchema } from "./options";
export { checkContentBeforeBuild as onPreBootstrap } from "./check-in-gatsby";
export { checkContentWhileDeveloping as onCreateWebpackConfig } from "./check-in-gatsby";
export { createContentTypes as createSchemaCustomization } from "./graphql-types";
export { createContentNodes as onCreateNode } from "./create-content-nodes";
export { createPublishedLists as createResolvers } from "./drafts";
