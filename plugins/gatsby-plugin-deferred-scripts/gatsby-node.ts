export { checkOptions as pluginOptionsSchema } from "./options";
export { finishScripts as onPostBuild } from "./finish-scripts";
