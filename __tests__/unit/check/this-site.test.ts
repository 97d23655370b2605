import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { checkContent, isError } from "../../../gatsby/check";
import { thisSite } from "../../../gatsby/rules";
import { readSchemas } from "../../../gatsby/schemas";
import type { Schema } from "../../../gatsby/schemas";
import { makeFolder, removeFolders } from "../../support/small-build";

const schemas = readSchemas("data");
afterEach(removeFolders);

const firstOf = (kind: string) => `${kind}/${readdirSync(join("data", kind)).sort()[0] ?? ""}`;
const textOf = (file: string) => readFileSync(join("data", file), "utf8");
const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a file of today's content after an edit of what it holds. */
function edited<T = Record<string, unknown>>(file: string, edit: (value: T) => unknown) {
  const value = JSON.parse(textOf(file)) as T;
  return { [file]: asText(edit(value)) };
}

/** Checks today's content with other files; undefined removes one. */
function check(files: Readonly<Record<string, string | undefined>>) {
  const directory = makeFolder();
  cpSync("data", join(directory, "data"), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(directory, "data", file));
    else writeFileSync(join(directory, "data", file), text);
  }
  return checkContent(thisSite(directory, "2026-06-15", "."));
}

type Path = readonly (string | number)[];

/** Lists the fields of a schema with their paths in a value that has one item in each list. */
function fieldsOf(schema: Schema, path: Path = []): readonly (readonly [Path, Schema])[] {
  const inner = Object.entries({ ...schema.properties, ...(schema.items ? { 0: schema.items } : {}) });
  const fields = inner.flatMap(([key, one]) => fieldsOf(one, [...path, schema.items ? Number(key) : key]));
  return path.length > 0 ? [[path, schema], ...fields] : fields;
}

/** Makes a value with all fields of a schema. */
function valueOf(schema: Schema, leaf: (schema: Schema, key: string) => unknown, key = ""): unknown {
  if (schema.items) return [valueOf(schema.items, leaf, key)];
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return leaf(schema, key);
  return Object.fromEntries(properties.map(([name, one]) => [name, valueOf(one, leaf, name)]));
}

const wrongType = ({ type }: Schema) => (type === "string" ? 5 : "five");

const wrongValue = ({ type, format, maxLength, minimum = 0, reference }: Schema, key: string) => {
  // Of entries with wrong ids, the check can't say whether others refer to them.
  if (key === "id") return "new-entry";
  if (type === "boolean") return "yes";
  if (type !== "string") return minimum - 1;
  if (format === "markdown") return "<b>wrong</b>";
  return maxLength !== undefined && !format && !reference ? "x".repeat(maxLength + 1) : "wrong?";
};

describe.each([
  ["type", wrongType],
  ["value", wrongValue],
])("a wrong %s of any field is reported in its line", (_name, leaf) => {
  const written = [...schemas].map(([kind, schema]) => {
    return {
      file: schema.folder ? `${kind}/new-entry.json` : `${kind}.json`,
      schema,
      text: asText(valueOf(schema, leaf)),
    };
  });
  let places: ReadonlySet<string>;
  beforeAll(async () => {
    const problems = await check(Object.fromEntries(written.map(({ file, text }) => [file, text])));
    places = new Set(problems.map(({ file, line }) => `${file}:${String(line)}`));
  });

  test.each(written.map(({ file, ...more }) => [file, more] as const))("%s", (file, { schema, text }) => {
    const tree = parseTree(text);
    const silent = fieldsOf(schema).filter(([path, { properties, items, enum: choices }]) => {
      const node = tree && findNodeAtLocation(tree, [...path]);
      const line = text.slice(0, node?.offset).split("\n").length;
      const isRightId = leaf === wrongValue && path.at(-1) === "id" && !choices;
      return !properties && !items && !isRightId && !places.has(`data/${file}:${String(line)}`);
    });
    expect(silent.map(([path]) => path.join("."))).toEqual([]);
  });
});

test("missing keys, and lists with too few or too many items, are reported for all schemas", async () => {
  const empty = ({ properties, items, maxItems }: Schema): unknown => {
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).flatMap(([key, one]) => (one.items ? [[key, empty(one)]] : [])),
      );
    return maxItems ? Array.from({ length: maxItems + 1 }, () => ({})) : items?.minItems ? [{}] : [];
  };
  const files = [...schemas].map(([kind, schema]) => {
    return [
      schema.folder ? `${kind}/new-entry.json` : `${kind}.json`,
      schema,
      schema.items ? [empty(schema.items)] : empty(schema),
    ] as const;
  });
  const problems = await check(Object.fromEntries(files.map(([file, , value]) => [file, asText(value)])));
  const silent = files.flatMap(([file, schema]) => {
    const { required = [], properties = {} } = schema.items ?? schema;
    const said = problems.filter((one) => one.file === `data/${file}`).map(({ message }) => message);
    const limited = Object.values(properties).filter(({ minItems, maxItems }) => minItems ?? maxItems).length;
    const keys = required.filter((key) => !properties[key]?.items && !said.includes(`the key "${key}" is missing`));
    return said.filter((message) => /^this list .*items/.test(message)).length < limited
      ? [file]
      : keys.map((key) => `${file} ${key}`);
  });
  expect(silent).toEqual([]);
});

const RECORD = {
  promise: "A promise.",
  due: "March 2025",
  steps: ["March 2024", "January 2024", "May 2024"].map((date) => ({ date, title: `In ${date}`, text: "We began." })),
  closed: "June 2024",
  measures: [
    { label: "Cost", start: "100%", promised: "70%", reached: "75%", missed: false },
    { label: "Time", start: "12 days", promised: "2 days", reached: "1 day" },
  ],
  confirmation: "Signed.",
};
const EXHIBIT = {
  title: "Costs fall",
  measures: [{ label: "Cost", unit: "%", before: 90, after: 75 }],
  source: "Client",
  period: "One year",
};

test("what doesn't agree on this site is reported", async () => {
  type Office = Record<"country" | "latitude" | "longitude", unknown>;
  type Page = { readonly sections?: { id: string }[] };
  const problems = await check({
    ...edited(firstOf("case-studies"), (study) => ({
      ...study,
      record: RECORD,
      exhibit: EXHIBIT,
      results: ["Lower cost"],
    })),
    ...edited("navigation.json", (all) => ({ ...all, header: [{ label: "Empty", links: [] }] })),
    "redirects.json": asText([
      { from: "/about", to: "/careers" },
      { from: "/old", to: "/gone" },
    ]),
    ...edited<Office[]>("offices.json", ([one, ...others]) => [
      { ...one, country: "UK" },
      ...others.map((office) => ({ ...office, latitude: 0.5, longitude: 51.5 })),
    ]),
    ...edited<Page[]>("pages.json", (pages) =>
      pages.map(({ sections = [], ...page }) => ({
        ...page,
        sections: sections.map((one, index) => (index === 0 ? { ...one, id: "else" } : one)),
      })),
    ),
  });
  const said = problems.map(({ message, remedy }) => `${message} ${remedy}`).join("\n");
  for (const part of [
    /this month is before the one above, March 2024/,
    /75% misses the promise of 70%/,
    /the record above has 100%/,
    /doesn't begin with its number/,
    /this group has no links/,
    /\/about is a page of the site/,
    /the site has no page \/gone/,
    /"UK" isn't the code.*Did you mean "GB"/,
    /0.5, 51.5 isn't in/,
    /the page "home" shows no section "else".*Did you mean/,
  ])
    expect(said).toMatch(part);
});

test("harmless edits are no errors", async () => {
  const LINKS =
    "[a](/about#team), [b](/contact?topic=x#next), [c](mailto:a+b@c.example?subject=Hi), [d](tel:+12125550108), [e](https://f.example/g_(h)?i=j#k)";
  const WORDS = '“A,” ‘b’ — „c“ "d" & 5 < 6 > 4, 3 * 4 * 5, snake_case, C#, #1, [sic] (2019), 1\\. and \\*.  \nNext';
  const TABLE = "| A | B |\n| :-- | --- |\n| | 2 |\n\n_Caption_\n\n1. One\n   - Two\n\n> Said.\n>\n> — Who";
  const markdown = `\n\n### New\n\n#### Newer\n\n${LINKS.replace("#next", "")}\n\n${WORDS}\n\n${TABLE}\n`;
  const job = firstOf("jobs");
  const problems = await check({
    ...Object.fromEntries(
      Object.entries(
        edited(firstOf("articles"), (one) => ({
          ...one,
          title: "New",
          date: "June 16, 2026",
          imageFocus: undefined,
          image: "https://images.unsplash.com/photo-1?w=9",
          content: `${String(one.content)}${markdown}`,
        })),
      ).map(([, text]) => ["articles/new-entry.json", text]),
    ),
    [job]: undefined,
    [firstOf("white-papers")]: undefined,
    "partners.json": "[]",
    ...edited<object[]>("offices.json", (all) => [
      ...all,
      {
        ...all[0],
        city: "Warsaw",
        country: "PL",
        phone: "+48 22 555 01 00",
        email: "warsaw+office@firm.example",
        latitude: 52.23,
        longitude: 21.01,
      },
    ]),
    ...edited<object[]>("leaders.json", (all) => [
      ...all,
      { ...all[0], id: "li-na", number: undefined, name: "李娜 Świątek-O’Brien" },
    ]),
    "faq.json": textOf("faq.json").replaceAll("\n", "\r\n"),
    "site.json": textOf("site.json").replaceAll("  ", "\t"),
    "services.json": JSON.stringify(JSON.parse(textOf("services.json"))).replaceAll("’", "\\u2019"),
    "redirects.json": asText([{ from: "/old-page", to: "/about#team" }]),
  });
  expect(problems.filter(isError)).toEqual([]);
});
