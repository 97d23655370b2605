export { entryFormat } from "./browser/entry-format";
export { afterEditor } from "./browser/rich-text/editor-markdown";
export { fileFormat } from "./browser/file-format";
export { deskConfig } from "./desk-config";
export type { DeskOptions } from "./options";
export { deskPolicy } from "./policy";
