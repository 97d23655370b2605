export { checkOptions as pluginOptionsSchema } from "./options";
export { configureWebpack as onCreateWebpackConfig } from "./configure-webpack";
export { linkStyleSheets as onPostBuild } from "./link-style-sheets";
