import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entrySchema } from "../../../../plugins/gatsby-plugin-content-schema";
import type { JsonSchema } from "../../../../plugins/gatsby-plugin-content-schema";

type Limited = JsonSchema & Readonly<Partial<Record<"maxLength" | "maximum" | "minimum", number>>>;

/** What the schema of a content file's entries says of one of their fields, so that tests don't repeat its limits. */
export function limitOf(name: string, field: string, limit: "minLength" | "maxLength" | "maximum" | "minimum"): number {
  const file = join(__dirname, `../../../../data/schemas/${name}.schema.json`);
  const schema = entrySchema(JSON.parse(readFileSync(file, "utf8")) as JsonSchema);
  const value = (schema.properties?.[field] as Limited | undefined)?.[limit];
  if (value === undefined) throw new Error(`${name}.${field} has no ${limit}`);
  return value;
}
