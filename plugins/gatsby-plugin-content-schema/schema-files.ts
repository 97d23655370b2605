import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SCHEMA_SUFFIX } from "./json-schema";
import type { JsonSchema } from "./json-schema";

/**
 * Reads the schema of each kind of content.
 *
 * @param dataDirectory absolute path of the content folder
 * @returns the schemas by the names of their content files, without ending ("services" for `services.json`), or of their
 *   folders ("articles" for `articles/`)
 */
export function readSchemas(dataDirectory: string): Map<string, JsonSchema> {
  const directory = join(dataDirectory, "schemas");
  const files = readdirSync(directory).filter((file) => file.endsWith(SCHEMA_SUFFIX));
  return new Map(
    files.map((file) => {
      const schema = JSON.parse(readFileSync(join(directory, file), "utf8")) as JsonSchema;
      return [file.slice(0, -SCHEMA_SUFFIX.length), schema];
    }),
  );
}
