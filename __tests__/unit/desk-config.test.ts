import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import escapeHtml from "escape-html";
import { readSchemas } from "../../src/content/json-schema";
import type { JsonSchema } from "../../src/content/json-schema";
import { deskConfig } from "../../src/desk/desk-config";
import { repositoryOnGitHub } from "../../src/desk/repository";

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

const schemas = readSchemas(join(__dirname, "../../data"));

const formOf = (config: CmsConfig, file: string) =>
  (config.singletons as { name: string; fields: AnyField[] }[]).find(({ name }) => name === file)?.fields ?? [];

/** The fields for one file with these properties. */
function fieldsFor(
  properties: Record<string, JsonSchema>,
  required: string[] = [],
  others: [string, JsonSchema][] = [],
) {
  const schema: JsonSchema = { type: "object", properties, required };
  return formOf(deskConfig(new Map([["example", schema], ...others]), "owner/name"), "example");
}

const fieldFor = (schema: JsonSchema, required = true) =>
  fieldsFor({ example: schema }, required ? ["example"] : [])[0];

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
  const config = deskConfig(schemas, "owner/name");
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
  isValid(deskConfig(schemas, "owner/name"));
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

test.each<[string, JsonSchema, Partial<AnyField>]>([
  ["a short text", { type: "string", minLength: 5, maxLength: 60 }, { widget: "string", minlength: 5, maxlength: 60 }],
  ["a long text", { type: "string", minLength: 1, maxLength: 900 }, { widget: "text" }],
  ["HTML", { type: "string", format: "html", maxLength: 100 }, { widget: "text" }],
  ["a choice", { type: "string", enum: ["a", "b"] }, { widget: "select", options: ["a", "b"] }],
  ["a picture", { type: "string", format: "picture" }, { widget: "image", media_folder: "/data/images/example" }],
  ["a download", { type: "string", format: "file" }, { widget: "file", media_folder: "/data/files/example" }],
  ["a day", { type: "string", format: "date" }, { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["a day in words", { type: "string", format: "long-date" }, { widget: "datetime", format: "MMMM D, YYYY" }],
  ["a month in words", { type: "string", format: "long-month" }, { widget: "datetime", format: "MMMM YYYY" }],
  ["an email address", { type: "string", format: "email" }, { widget: "string", type: "email" }],
  ["a switch", { type: "boolean" }, { widget: "boolean", required: false }],
  ["a whole number", { type: "integer", minimum: 1 }, { widget: "number", value_type: "int", min: 1 }],
  ["a number", { type: "number", maximum: 90 }, { widget: "number", value_type: "float", max: 90 }],
])("%s gets its field", (_what, schema, expected) => {
  expect(fieldFor(schema)).toMatchObject(expected);
});

test("a description with HTML in it is shown as it is written", () => {
  expect(fieldFor({ type: "string", description: "Begin with <p>" })?.hint).toBe("Begin with &lt;p&gt;");
});

test("a pattern refuses with the description", () => {
  const field = fieldFor({ type: "string", pattern: "^[A-Z]{2}$", description: "Two letters: “US”" });
  expect(field?.pattern).toEqual(["^[A-Z]{2}$", "Two letters: “US”"]);
});

test("a value may be left empty where the file may leave it out, or have it empty", () => {
  expect(fieldFor({ type: "string", minLength: 1 })?.required).toBe(true);
  expect(fieldFor({ type: "string", minLength: 1 }, false)?.required).toBe(false);
  expect(fieldFor({ type: "string" })?.required).toBe(false);
  expect(fieldFor({ type: "array", items: { type: "string" }, minItems: 1 })?.required).toBe(true);
  expect(fieldFor({ type: "array", items: { type: "string" } })?.required).toBe(false);
});

test("a reference is picked from the other file's entries, by their titles", () => {
  const entry: JsonSchema = {
    type: "object",
    properties: { id: { type: "string", format: "slug" }, title: { type: "string" } },
    required: ["id", "title"],
  };
  const fields = fieldsFor(
    { industry: { type: "string", reference: "industries" } },
    ["industry"],
    [["industries", { type: "array", items: entry }]],
  );
  expect(fields[0]).toMatchObject({
    widget: "relation",
    collection: "_singletons",
    file: "industries",
    value_field: "entries.*.id",
    display_fields: ["entries.*.title"],
  });
});

test("an entry of a list is shown by its title, its picture, and whether it is a draft", () => {
  const entry: JsonSchema = {
    title: "CaseStudy",
    type: "object",
    properties: {
      id: { type: "string", format: "slug" },
      draft: { type: "boolean" },
      name: { type: "string" },
      image: { type: "string", format: "picture" },
    },
    required: ["id", "name", "image"],
  };
  expect(fieldFor({ type: "array", items: entry })).toMatchObject({
    summary: "{{fields.draft | ternary('Draft: ', '')}}{{fields.name}}",
    thumbnail: "image",
    label_singular: "Case study",
  });
});

test("an entry without any text is shown by the first of its values", () => {
  const address: JsonSchema = { type: "string", pattern: "^/" };
  const entry: JsonSchema = { type: "object", properties: { from: address, to: address }, required: ["from", "to"] };
  expect(fieldFor({ type: "array", items: entry })?.summary).toBe("{{fields.from}}");
});

test.each([
  ["https://github.com/firm/website", "firm/website"],
  ["https://github.com/firm/web.site.git", "firm/web.site"],
  ["git@github.com:firm/website.git", "firm/website"],
  ["https://token@github.com/firm/website", "firm/website"],
  ["https://gitlab.com/firm/website", "unknown/website"],
  [undefined, "unknown/website"],
])("the repository at %s is %s", (url, repository) => {
  expect(repositoryOnGitHub(url)).toBe(repository);
});
