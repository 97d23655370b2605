import { readdirSync } from "node:fs";
import { readSchemas } from "../json-schema";
import type { PictureHost } from "../picture-host";
import { checkReferences } from "./check-references";
import { checkSchema } from "./check-schema";
import type { Mistake } from "./mistake";
import { readContent } from "./read-content";
import { sitePaths } from "./site-paths";

/**
 * Checks every file in `data/`: that it is JSON, that it fits its schema, and that what it names exists.
 *
 * @param dataDirectory absolute path of `data/`
 * @returns all mistakes; none where the content is good to build
 */
export function checkContent(dataDirectory: string, pictureHost: PictureHost): Mistake[] {
  const schemas = readSchemas(dataDirectory);
  const mistakes: Mistake[] = [];
  const content = new Map<string, unknown>();

  for (const file of readdirSync(dataDirectory).filter((name) => name.endsWith(".json"))) {
    const name = file.slice(0, -".json".length);
    if (!schemas.has(name)) {
      mistakes.push({
        file: `data/${file}`,
        place: "",
        message: `no data/schemas/${name}.schema.json describes this file`,
      });
    }
  }
  for (const name of schemas.keys()) {
    const read = readContent(dataDirectory, name);
    if ("mistake" in read) mistakes.push(read.mistake);
    else content.set(name, read.value);
  }

  const surroundings = { dataDirectory, pictureHost, sitePaths: sitePaths(content) };
  for (const [name, value] of content) {
    const schema = schemas.get(name);
    if (schema) mistakes.push(...checkSchema(name, schema, value, surroundings));
  }
  return [...mistakes, ...checkReferences(content)];
}
