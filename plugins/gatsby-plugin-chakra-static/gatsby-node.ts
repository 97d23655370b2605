export { checkOptions as pluginOptionsSchema } from "./options";
export { configureWebpack as onCreateWebpackConfig } from "./configure-webpack";
