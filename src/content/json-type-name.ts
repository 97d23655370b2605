import { join } from "node:path";
import { entrySchema, readSchemas } from "./json-schema";

/**
 * The GraphQL types of the nodes made from content files: the `title` of their entries' schema, so that a query reads
 * `allService`, not `allServicesJson`.
 *
 * @returns the type of a file's nodes, which throws where the file has no schema
 */
export function jsonTypeNames(): (file: { node: { name: string } }) => string {
  // Read with the first file, not with gatsby-config: the check has to get as far as to tell what a schema has wrong.
  let schemas: ReturnType<typeof readSchemas> | undefined;
  return ({ node: { name } }) => {
    schemas ??= readSchemas(join(process.cwd(), "data"));
    const schema = schemas.get(name);
    const title = schema && entrySchema(schema).title;
    if (!title) throw new Error(`data/${name}.json has no schema with a title in data/schemas/`);
    return title;
  };
}
