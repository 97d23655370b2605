import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { deskConfig } from "../desk-config";
import type { DeskOptions } from "../options";

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

const OPTIONS: DeskOptions = {
  title: "The desk",
  logo: "/favicon.svg",
  path: "/admin",
  folder: "data",
  repositoryUrl: "https://github.com/owner/name",
  largestUpload: 5 * 1024 * 1024,
};

const formOf = (config: CmsConfig, file: string) =>
  (config.singletons as { name: string; fields: AnyField[] }[]).find(({ name }) => name === file)?.fields ?? [];

/** The fields for one file with these properties. */
function fieldsFor(
  properties: Record<string, JsonSchema>,
  required: string[] = [],
  others: [string, JsonSchema][] = [],
) {
  const schema: JsonSchema = { type: "object", properties, required };
  return formOf(deskConfig(new Map([["example", schema], ...others]), OPTIONS), "example");
}

const fieldFor = (schema: JsonSchema, required = true) =>
  fieldsFor({ example: schema }, required ? ["example"] : [])[0];

test.each<[string, JsonSchema, Partial<AnyField>]>([
  ["a short text", { type: "string", minLength: 5, maxLength: 60 }, { widget: "string" }],
  ["a long text", { type: "string", minLength: 1, maxLength: 900 }, { widget: "text" }],
  ["HTML", { type: "string", format: "html", maxLength: 100 }, { widget: "richtext", modes: ["rich_text"] }],
  ["a choice", { type: "string", enum: ["a", "b"] }, { widget: "select", options: ["a", "b"] }],
  ["a picture", { type: "string", format: "picture" }, { widget: "image", media_folder: "/data/images/example" }],
  ["a download", { type: "string", format: "file" }, { widget: "file", media_folder: "/data/files/example" }],
  ["a day", { type: "string", format: "date" }, { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["a day in words", { type: "string", format: "long-date" }, { widget: "datetime", format: "MMMM D, YYYY" }],
  ["a month in words", { type: "string", format: "long-month" }, { widget: "datetime", format: "MMMM YYYY" }],
  ["an email address", { type: "string", format: "email" }, { widget: "string", type: "text" }],
  ["a switch", { type: "boolean" }, { widget: "boolean", required: false }],
  ["a whole number", { type: "integer", minimum: 1 }, { widget: "number", value_type: "int" }],
  ["a number", { type: "number", maximum: 90 }, { widget: "number", value_type: "float" }],
])("%s gets its field", (_what, schema, expected) => {
  expect(fieldFor(schema)).toMatchObject(expected);
});

test("limits are said in the form", () => {
  const field = fieldFor({ type: "string", pattern: "^[A-Z]{2}$", minLength: 2, maxLength: 3 });
  expect(field).toMatchObject({ pattern: ["^[A-Z]{2}$", expect.any(String)], minlength: 2, maxlength: 3 });
});

describe("entries that have a file each", () => {
  const prize: JsonSchema = {
    title: "Prize",
    type: "object",
    folder: true,
    description: "A prize <of ours>",
    properties: {
      name: { type: "string" },
      given: { type: "string", format: "long-date" },
      picture: { type: "string", format: "picture" },
      jury: { type: "string", reference: "prizes" },
    },
    required: ["name", "given"],
  };
  const collections = (schema: JsonSchema) =>
    deskConfig(new Map([["prizes", schema]]), OPTIONS).collections as unknown as Record<string, unknown>[];

  test("are a collection in which entries are added, removed and found, each named by its title", () => {
    expect(collections(prize)).toMatchObject([
      {
        name: "prizes",
        label: "Prizes",
        label_singular: "Prize",
        description: "A prize &lt;of ours&gt;",
        folder: "data/prizes",
        create: true,
        delete: true,
        identifier_field: "name",
        slug: { template: "{{name}}", editable: ["create"] },
        summary: "{{fields.name}}",
        sortable_fields: { fields: ["name", "given"], default: { field: "given", direction: "descending" } },
        thumbnail: "picture",
      },
    ]);
  });

  test("are referred to by the names of their files", () => {
    const [{ fields }] = collections(prize) as [{ fields: AnyField[] }];
    expect(fields.find(({ name }) => name === "jury")).toMatchObject({
      widget: "relation",
      collection: "prizes",
      value_field: "{{slug}}",
      display_fields: ["name"],
    });
  });

  test("are put in order by hand where the schema has an order", () => {
    expect(collections(prize)[0]).not.toHaveProperty("reorder");
    const properties = { ...prize.properties, order: { type: "integer" } as const };
    expect(collections({ ...prize, properties })[0]).toMatchObject({ reorder: true });
  });
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

test("an entry of a list is shown by its title and its picture", () => {
  const entry: JsonSchema = {
    title: "CaseStudy",
    type: "object",
    properties: {
      id: { type: "string", format: "slug" },
      name: { type: "string" },
      image: { type: "string", format: "picture" },
    },
    required: ["id", "name", "image"],
  };
  expect(fieldFor({ type: "array", items: entry })).toMatchObject({
    summary: "{{fields.name}}",
    thumbnail: "image",
    label_singular: "Case study",
  });
});

test.each([
  ["https://github.com/firm/website", "firm/website"],
  ["https://github.com/firm/web.site.git", "firm/web.site"],
  ["git@github.com:firm/website.git", "firm/website"],
  ["https://token@github.com/firm/website", "firm/website"],
  ["https://gitlab.com/firm/website", "unknown/website"],
  [undefined, "unknown/website"],
])("the repository at %s is %s", (repositoryUrl, repo) => {
  expect(deskConfig(new Map(), { ...OPTIONS, repositoryUrl }).backend).toMatchObject({ repo });
});

test("a kind of content has its path on the deploy preview, or the home page", () => {
  const schema: JsonSchema = { type: "object", properties: {} };
  const schemas = new Map([
    ["prizes", schema],
    ["judges", schema],
    ["films", { ...schema, folder: true }],
  ]);
  const previewPaths = { judges: "/people", films: "/films/{{slug}}" };
  const { singletons = [], collections = [] } = deskConfig(schemas, { ...OPTIONS, previewPaths });
  const paths = [...singletons, ...collections].map((kind) => "preview_path" in kind && kind.preview_path);
  expect(paths).toEqual(["/", "/people", "/films/{{slug}}"]);
});
