export { entrySchema, readSchemas } from "../../gatsby/schemas";
export type { Schema as JsonSchema } from "../../gatsby/schemas";
/** The most characters of the name of an entry's file, which is a part of an address. */
export const LONGEST_NAME = 80;
