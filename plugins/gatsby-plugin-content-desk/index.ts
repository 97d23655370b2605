export { fileFormat } from "./browser/file-format";
export { deskConfig } from "./desk-config";
export type { DeskOptions } from "./options";
export { deskPolicy } from "./policy";
