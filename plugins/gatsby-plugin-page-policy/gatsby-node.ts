export { checkOptions as pluginOptionsSchema } from "./options";
export { writeHeaders as onPostBuild } from "./write-headers";
