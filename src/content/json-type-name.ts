import { join } from "node:path";
import { entrySchema, readSchemas } from "./json-schema";

/**
 * The GraphQL types of the nodes made from content files: the `title` of their entries' schema, so that a query reads
 * `allService`, not `allServicesJson`.
 *
 * @returns the type of a file's nodes, which throws where the file has no schema
 */
export function jsonTypeNames(): (file: { node: { name: string } }) => string {
  const schemas = readSchemas(join(process.cwd(), "data"));
  return ({ node: { name } }) => {
    const schema = schemas.get(name);
    const title = schema && entrySchema(schema).title;
    if (!title) throw new Error(`data/${name}.json has no schema with a title in data/schemas/`);
    return title;
  };
}
