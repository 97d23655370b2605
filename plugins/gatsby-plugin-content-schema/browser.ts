// What browsers can run of this plugin.
export { checkFolder } from "./check/check-folder";
export type { ContentFolder } from "./check/content-folder";
export type { CheckOptions } from "./check/context";
export { textsOf, valuesOf } from "./check/entries";
export type { ContentEntries, ContentEntry, ContentRule, WholeContent } from "./check/entries";
export { nearest } from "./check/findings";
export type { Finding } from "./check/findings";
export { checkFacts, pictureFile } from "./check/formats/pictures";
export type { PictureFacts } from "./check/formats/pictures";
export { picturesIn } from "./check/formats/html";
export { readHtml } from "./check/formats/html-reader";
export { isProse, wordsOf } from "./check/formats/words";
export type { ReadSchemas } from "./check/read-schemas";
export { isEntry, visitValues } from "./check/visit-values";
export type { Entry } from "./check/visit-values";
export { contentSchema, entrySchema } from "./json-schema";
export type { JsonSchema } from "./json-schema";
