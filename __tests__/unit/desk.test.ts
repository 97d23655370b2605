import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import escapeHtml from "escape-html";
import gatsbyConfig from "../../gatsby-config";
import { afterEditor, deskConfig, entryFormat, fileFormat } from "../../plugins/gatsby-plugin-content-desk";
import type { DeskOptions } from "../../plugins/gatsby-plugin-content-desk";
import { contentFiles, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
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

/** Those that editors have a form of: what the site looks like is its owner's. */
const offered = [...schemas];

const desk = gatsbyConfig.plugins
  ?.filter((plugin) => typeof plugin === "object" && plugin !== null)
  .find(({ resolve }) => resolve === "gatsby-plugin-content-desk");
const options = desk?.options as unknown as DeskOptions;

interface Form {
  readonly name: string;
  readonly folder?: string;
  readonly file?: string;
  readonly fields: readonly AnyField[];
}

const collectionsOf = (config: CmsConfig) => config.collections as unknown as readonly Form[];
const singletonsOf = (config: CmsConfig) => config.singletons as unknown as readonly Form[];

const formOf = (config: CmsConfig, kind: string) =>
  [...collectionsOf(config), ...singletonsOf(config)].find(({ name }) => name === kind)?.fields ?? [];

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
  for (const [file, schema] of offered) {
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

test("two articles are two changes: each entry of the folders is a file, with a branch and a pull request", () => {
  const config = deskConfig(schemas, options);
  const folders = ["articles", "case-studies", "jobs", "past-webinars", "upcoming-webinars", "white-papers"];
  expect(config.publish_mode).toBe("editorial_workflow");
  expect(
    collectionsOf(config)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(folders);
  for (const collection of collectionsOf(config)) {
    expect(collection).toMatchObject({
      folder: `data/${collection.name}`,
      create: true,
      delete: true,
      extension: "json",
      // Pictures in the midst of its texts.
      media_folder: `/data/images/${collection.name}`,
      public_folder: `/images/${collection.name}`,
    });
  }
  expect(singletonsOf(config).filter(({ name }) => folders.includes(name))).toEqual([]);
  expect(singletonsOf(config)).toHaveLength(offered.length - folders.length);
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
    const { minItems, maxItems, description, enum: choices } = schema;
    if (schema.type === "array") {
      expect({ path, min: field?.min, max: field?.max }).toEqual({ path, min: minItems, max: maxItems });
    }
    if (schema.type === "string" && field?.widget && /^(string|text)$/.test(field.widget)) {
      const { minLength = 0, maxLength } = schema;
      const limits = { min: field.minlength ?? 0, max: field.maxlength };
      expect({ path, ...limits }).toEqual({ path, min: minLength, max: maxLength });
    }
    if (choices) {
      const options = (field?.options ?? []) as readonly (string | { readonly value: string })[];
      const values = options.map((option) => (typeof option === "string" ? option : option.value));
      expect({ path, values }).toEqual({ path, values: choices });
    }
    if (field?.widget) expect({ path, hint: field.hint }).toEqual({ path, hint: escapeHtml(description ?? "") });
  }
});

/** Writes every text of a form anew that its rich-text editor shows, as that does when it is opened. */
function afterEditors(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return schema.format === "html" ? afterEditor(value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (schema.items ? afterEditors(item, schema.items) : item));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const property = schema.properties?.[key];
      return [key, property ? afterEditors(one, property) : one];
    }),
  );
}

/** The texts of a content folder's or list's files, and their reader and writer. */
function filesAndFormat(name: string, own: JsonSchema) {
  const texts = contentFiles(DATA, name, own).map((file) => readFileSync(join(DATA, file), "utf8"));
  return { texts, format: own.folder ? entryFormat(own) : fileFormat(own) };
}

test.each([...schemas])(
  "the files of %s stay as they are where a form was opened and nothing was changed",
  (name, own) => {
    const { texts, format } = filesAndFormat(name, own);
    const forms = texts.map((text) => format.fromFile(text));
    expect(forms.map((form) => format.toFile(afterEditors(form, own)))).toEqual(texts);
  },
);

test.each([...schemas])("the files of %s stay as they are where nothing was changed", (name, own) => {
  const { texts, format } = filesAndFormat(name, own);
  const forms = texts.map((text) => format.fromFile(text));
  expect(forms.map((form) => format.toFile(form))).toEqual(texts);
});
