import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import escapeHtml from "escape-html";
import gatsbyConfig from "../../gatsby-config";
import { deskConfig, fileFormat } from "../../plugins/gatsby-plugin-content-desk";
import type { DeskOptions } from "../../plugins/gatsby-plugin-content-desk";
import { readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";

/** What these tests look at of a field, whatever its kind. */
interface AnyField {
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly fields?: readonly AnyField[];
  readonly field?: AnyField;
  readonly [option: string]: unknown;
}

const DATA = join(__dirname, "../../data");
const schemas = readSchemas(DATA);

const desk = gatsbyConfig.plugins
  ?.filter((plugin) => typeof plugin === "object" && plugin !== null)
  .find(({ resolve }) => resolve === "gatsby-plugin-content-desk");
const options = desk?.options as unknown as DeskOptions;

const formOf = (config: CmsConfig, file: string) =>
  (config.singletons as { name: string; fields: AnyField[] }[]).find(({ name }) => name === file)?.fields ?? [];

/** Every value that a schema describes, with the field that stands for it. */
function* pairs(
  schema: JsonSchema,
  field: AnyField | undefined,
  path: string,
): Generator<[string, JsonSchema, AnyField?]> {
  yield [path, schema, field];
  const { items, properties = {} } = schema;
  const ownKeys = items?.type === "object" ? (items.properties ?? {}) : properties;
  for (const [key, property] of Object.entries(ownKeys)) {
    yield* pairs(
      property,
      field?.fields?.find(({ name }) => name === key),
      `${path}.${key}`,
    );
  }
  if (items && items.type !== "object") yield* pairs(items, field?.field, `${path}[]`);
}

function* allPairs(): Generator<[string, JsonSchema, AnyField?]> {
  const config = deskConfig(schemas, options);
  for (const [file, schema] of schemas) {
    const fields = formOf(config, file);
    yield* pairs(schema, schema.type === "array" ? fields[0] : { name: file, fields }, file);
  }
}

test("Sveltia takes the configuration, by its own schema", () => {
  const packageFolder = dirname(dirname(require.resolve("@sveltia/cms")));
  const own = JSON.parse(readFileSync(join(packageFolder, "schema/sveltia-cms.json"), "utf8")) as object;
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  const isValid = ajv.compile(own);
  isValid(deskConfig(schemas, options));
  expect(isValid.errors).toBeNull();
});

test("every file has a form, and every key of every schema a field, in the schema's order", () => {
  const all = [...allPairs()];
  expect(all.length).toBeGreaterThan(schemas.size);
  expect(all.filter(([, , field]) => !field).map(([path]) => path)).toEqual([]);
  for (const [path, { items, properties, type }, field] of all) {
    const keys = Object.keys((type === "array" ? items?.properties : properties) ?? {});
    expect({ path, keys: (field?.fields ?? []).map(({ name }) => name) }).toEqual({ path, keys });
  }
});

test("what the schemas say of a value, the field says too", () => {
  for (const [path, schema, field] of allPairs()) {
    const { minLength, maxLength, minItems, maxItems, minimum, maximum, description, enum: choices } = schema;
    if (field?.widget === "string" || field?.widget === "text") {
      const least = minLength && minLength > 1 ? minLength : undefined;
      expect({ path, min: field.minlength, max: field.maxlength }).toEqual({ path, min: least, max: maxLength });
    }
    if (schema.type === "array") {
      expect({ path, min: field?.min, max: field?.max }).toEqual({ path, min: minItems, max: maxItems });
    }
    if (schema.type === "integer" || schema.type === "number") {
      expect({ path, min: field?.min, max: field?.max }).toEqual({ path, min: minimum, max: maximum });
    }
    if (choices) expect({ path, options: field?.options }).toEqual({ path, options: choices });
    if (field?.widget) expect({ path, hint: field.hint }).toEqual({ path, hint: escapeHtml(description ?? "") });
  }
});

test.each([...schemas])("%s.json stays as it is where nothing was changed", (file, own) => {
  const text = readFileSync(join(DATA, `${file}.json`), "utf8");
  const format = fileFormat(own);
  expect(format.toFile(format.fromFile(text))).toBe(text);
});
