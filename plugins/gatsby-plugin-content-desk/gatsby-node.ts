export { pluginOptionsSchema } from "./options";
export { writeDesk as onPostBuild } from "./write-desk";
