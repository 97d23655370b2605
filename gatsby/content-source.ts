import { relative, resolve, sep } from "node:path";
import { entrySchema, kindOf, readSchemas } from "./schemas";

const DATA = resolve("data");
const schemas = readSchemas(DATA);

const kindOfPath = (path: string) => kindOf(relative(DATA, path).split(sep).join("/"), schemas);

/** Whether a file is JSON, but no content, such as a schema: an option of gatsby-source-filesystem. */
export const isNoContent = (path: string): boolean => path.endsWith(".json") && kindOfPath(path) === undefined;

/**
 * Returns the GraphQL type of a file's entries, the title of their schema: an option of gatsby-transformer-json.
 *
 * @throws Error if the schema has no title
 */
export function typeName({ node }: { readonly node: { readonly absolutePath: string } }): string {
  const schema = schemas.get(kindOfPath(node.absolutePath) ?? "");
  const title = schema && entrySchema(schema).title;
  if (!title) throw new Error(`${node.absolutePath} has no schema with a title in data/schemas`);
  return title;
}
