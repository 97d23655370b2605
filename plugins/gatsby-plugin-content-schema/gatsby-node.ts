export { pluginOptionsSchema } from "./options";
export { checkContentBeforeBuild as onPreBootstrap } from "./check-in-gatsby";
export { checkContentWhileDeveloping as onCreateWebpackConfig } from "./check-in-gatsby";
export { createContentTypes as createSchemaCustomization } from "./graphql-types";
export { createEntryIds as createResolvers } from "./entry-fields";
