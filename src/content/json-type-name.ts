import { join } from "node:path";
import { entrySchema, readSchemas } from "./json-schema";

/**
 * The GraphQL type of the nodes made from one content file: the `title` of its entries' schema,
 * so that a query reads `allService`, not `allServicesJson`.
 *
 * @throws Error where the file has no schema
 */
export function jsonTypeName({ node }: { node: { name: string } }): string {
  const schema = readSchemas(join(process.cwd(), "data")).get(node.name);
  const title = schema && entrySchema(schema).title;
  if (!title) throw new Error(`data/${node.name}.json has no schema with a title in data/schemas/`);
  return title;
}
