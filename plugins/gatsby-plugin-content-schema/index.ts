export { checkContent, publishedPaths } from "./check/check-content";
export type { CheckOptions } from "./check/context";
export type { Finding } from "./check/findings";
export { readHtml } from "./check/formats/html-reader";
export { asAnnotations, asJson, asText } from "./check/report";
export { entrySchema, readSchemas } from "./json-schema";
export type { JsonSchema } from "./json-schema";
export type { ContentSchemaOptions } from "./options";
