import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import { deskConfig } from "../../gatsby/desk/desk";
import { readSchemas, type Schema } from "../../gatsby/content/schemas";

type Field = Readonly<Record<string, unknown>>;

const schemas = readSchemas(join(__dirname, "../../data"));

/** The fields of a made-up collection. */
function fieldsFor(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []) {
  const all = new Map([["prizes", { type: "object", folder: true, properties, required } as const], ...schemas]);
  const [prizes] = deskConfig(all).collections ?? [];
  return (prizes && "fields" in prizes ? prizes.fields : []) as unknown as readonly Field[];
}

test("the configuration is valid against Sveltia's schema", () => {
  const folder = dirname(dirname(require.resolve("@sveltia/cms")));
  const sveltiaSchema = JSON.parse(readFileSync(join(folder, "schema/sveltia-cms.json"), "utf8")) as object;
  const isValid = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(sveltiaSchema);
  isValid(JSON.parse(JSON.stringify(deskConfig(schemas))));
  expect(isValid.errors).toBeNull();
});

test("every field has a hint", () => {
  const without: unknown[] = [];
  JSON.stringify(deskConfig(schemas), (_key, value: Partial<Field> | null) => {
    if (value?.widget && !value.hint) without.push(value.name);
    return value;
  });
  expect(without).toEqual([]);
});

test("required keys are required fields, except lists that may be empty", () => {
  const none: Schema = { type: "array", items: { type: "string" } };
  const some = { ...none, minItems: 1 };
  const properties: Record<string, Schema> = { name: { type: "string" }, none, some };
  const requiredOf = (fields: readonly Field[]) => fields.filter(({ required }) => required).map(({ name }) => name);
  expect(requiredOf(fieldsFor(properties, Object.keys(properties)))).toEqual(["name", "some"]);
  expect(requiredOf(fieldsFor(properties))).toEqual([]);
});

test("a reference shows the name of the entry and saves its id", () => {
  const leader: Schema = { type: "string", reference: "leaders" };
  expect(fieldsFor({ leader, article: { type: "string", reference: "articles" } })).toMatchObject([
    { file: "leaders", value_field: "entries.*.id", display_fields: ["entries.*.name"] },
    { collection: "articles", value_field: "{{slug}}", display_fields: ["title"] },
  ]);
});

test("a hint shows HTML as text, says what Sveltia doesn't, and nothing about the file", () => {
  const described = (description: string, more: Partial<Schema> = {}) => {
    return { type: "string", description, ...more } as const;
  };
  const fieldsWithHints = fieldsFor({
    name: described('A <b>"name"</b> & more'),
    due: described("The month, such as “March 2025”.", { format: "long-month" }),
    by: described("The author. In the file, write the id, such as priya-raman."),
    count: described("The count.", { type: "number" }),
    to: described("The page.", { format: "site-path" }),
    unit: described("With a #.", { pattern: "#" }),
  });
  // The check reads no other form of a month.
  expect(fieldsWithHints[1]?.format).toBe("MMMM YYYY");
  expect(fieldsWithHints.map(({ hint, pattern }) => [hint, pattern])).toEqual([
    ["A &lt;b&gt;&quot;name&quot;&lt;/b&gt; &amp; more", undefined],
    ["The month, such as “March 2025”. Choose any day of the month.", undefined],
    ["The author.", undefined],
    ["The count. Type digits only, with a point for decimals: 1.5.", undefined],
    ["The page.", ["^/", expect.stringContaining("/about#team")]],
    ["With a #.", ["#", "With a #."]],
  ]);
});

test("groups and short lists are open, a list has a word for one item, and a list of the code's parts keeps them", () => {
  const step: Schema = { type: "object", label: "Step", properties: { name: { type: "string" } } };
  const task: Schema = { type: "string", label: "Task" };
  const lists = fieldsFor({
    record: { type: "object", label: "The record", properties: { steps: { type: "array", maxItems: 5, items: step } } },
    people: { type: "array", items: { ...step, label: undefined, title: "PersonOfHonor" } },
    tasks: { type: "array", items: task },
    pages: { type: "array", items: { ...step, properties: { id: { type: "string", fixed: true } } } },
  });
  expect(lists).toMatchObject([
    { label: "The record", collapsed: false, fields: [{ collapsed: false, label_singular: "Step", max: 5 }] },
    { collapsed: true, label_singular: "Person of honor" },
    { label_singular: "Task", field: { label: "Task" } },
    { allow_add: false, allow_remove: false, allow_duplicate: false },
  ]);
});

test.each([
  ["https://github.com/firm/website", "firm/website"],
  ["git@github.com:firm/web.site.git", "firm/web.site"],
  [undefined, "unknown/website"],
])("the desk of a site from %s makes pull requests in %s", (address, repo) => {
  expect(deskConfig(schemas, address)).toMatchObject({ publish_mode: "editorial_workflow", backend: { repo } });
});
