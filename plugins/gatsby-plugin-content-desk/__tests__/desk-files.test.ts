import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { fileFormat } from "../browser/file-format";

const entry: JsonSchema = {
  type: "object",
  properties: {
    id: { type: "string" },
    draft: { type: "boolean" },
    title: { type: "string" },
    image: { type: "string", format: "picture" },
    imageAlt: { type: "string" },
    link: { type: "object", properties: { label: { type: "string" }, to: { type: "string" } }, required: ["label"] },
    points: { type: "array", items: { type: "string" } },
  },
  required: ["id", "title"],
};
const schema: JsonSchema = { type: "array", items: entry };

/** A file as people write them: keys in an order of their own, objects on one line, escapes, odd spaces. */
const TEXT = `[
  {
    "title": "First",  "id": "first",
    "image": "images/a.jpg",
    "imageAlt": "",
    "link": { "label": "More", "to": "/more" },
    "points": ["one", "two\\u2019s"]
  },
  { "id": "second", "title": "Second" },
  {
    "id": "third",
    "title": "Third"
  }
]
`;

type Entry = Record<string, unknown>;

/** The file after its form was opened and changed. */
function save(change: (entries: Entry[]) => void, text = TEXT): string {
  const format = fileFormat(schema);
  const entries = format.fromFile(text) as Entry[];
  change(entries);
  return format.toFile(entries);
}

const at = (entries: Entry[], index: number): Entry => {
  const found = entries[index];
  if (!found) throw new Error(`There is no entry ${String(index)}`);
  return found;
};

/** The lines of a file, without the commas at their ends, which come and go with the lines that follow. */
const linesOf = (text: string) => text.split("\n").map((line) => line.replace(/,$/, ""));

/** The lines of the file that a save has taken away, and those that it has added. */
function difference(saved: string) {
  const [before, after] = [linesOf(TEXT), linesOf(saved)];
  return {
    gone: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  };
}

test("a changed value changes its own line only", () => {
  const saved = save((entries) => Object.assign(at(entries, 0), { imageAlt: "A tower" }));
  expect(difference(saved)).toEqual({ gone: ['    "imageAlt": ""'], added: ['    "imageAlt": "A tower"'] });
});

test("what nobody filled in does not get into the file, and what was empty there stays", () => {
  const empty = { draft: false, image: "", imageAlt: "", link: { label: "", to: "" }, points: [] };
  expect(save((entries) => Object.assign(at(entries, 1), empty))).toBe(TEXT);
  expect(save((entries) => Object.assign(at(entries, 0), { draft: false }))).toBe(TEXT);
});

test("an optional value that is cleared goes, a required one is left empty for the check to name", () => {
  const saved = save((entries) => Object.assign(at(entries, 0), { image: "", title: "" }));
  const first = (JSON.parse(saved) as Entry[])[0];
  expect(first).not.toHaveProperty("image");
  expect(first).toHaveProperty("title", "");
});

test("a new key stands where the schema has it", () => {
  const saved = save((entries) => Object.assign(at(entries, 2), { draft: true }));
  expect(difference(saved)).toEqual({ gone: [], added: ['    "draft": true'] });
  expect(linesOf(saved).indexOf('    "draft": true')).toBe(linesOf(saved).indexOf('    "id": "third"') + 1);
});

test.each([0, 1, 3])("an entry added at place %i leaves the others as they are", (place) => {
  const saved = save((entries) => entries.splice(place, 0, { id: "new", title: "New", draft: false, points: ["x"] }));
  expect(difference(saved).gone).toEqual([]);
  const entries = JSON.parse(saved) as Entry[];
  expect(entries.map(({ id }) => id)).toEqual(["first", "second", "third"].toSpliced(place, 0, "new"));
  expect(entries[place]).toEqual({ id: "new", title: "New", points: ["x"] });
});

test("a new item is laid out like its neighbours", () => {
  const links: JsonSchema = { type: "array", items: { type: "object", properties: { to: { type: "string" } } } };
  const written = (text: string) => {
    const format = fileFormat(links);
    return format.toFile([...(format.fromFile(text) as Entry[]), { to: "/b" }]);
  };
  expect(written('[\n  { "to": "/a" }\n]\n')).toBe('[\n  { "to": "/a" },\n  { "to": "/b" }\n]\n');
  expect(written('[{ "to": "/a" }]')).toBe('[{ "to": "/a" }, { "to": "/b" }]');
  expect(written('[\n\t{\n\t\t"to": "/a"\n\t}\n]')).toBe('[\n\t{\n\t\t"to": "/a"\n\t},\n\t{\n\t\t"to": "/b"\n\t}\n]');
  expect(written("[]\n")).toBe('[\n  {\n    "to": "/b"\n  }\n]\n');
});

test.each([0, 1, 2])("an entry removed from place %i leaves the others as they are", (place) => {
  const saved = save((entries) => entries.splice(place, 1));
  expect(difference(saved).added).toEqual([]);
  expect((JSON.parse(saved) as Entry[]).map(({ id }) => id)).toEqual(["first", "second", "third"].toSpliced(place, 1));
});

test.each([
  ["turned round", (entries: Entry[]) => void entries.reverse()],
  ["one moved up", (entries: Entry[]) => void entries.unshift(...entries.splice(2, 1))],
  [
    "one removed, one changed",
    (entries: Entry[]) => void Object.assign(entries.splice(0, 1), at(entries, 0), { title: "2" }),
  ],
  [
    "one added, one changed",
    (entries: Entry[]) => void entries.unshift({ ...entries.pop(), title: "3" }, { id: "n", title: "N" }),
  ],
  ["all removed", (entries: Entry[]) => void entries.splice(0)],
])("the file holds what the form held: %s", (_what, change) => {
  const format = fileFormat(schema);
  const entries = format.fromFile(TEXT) as Entry[];
  change(entries);
  const saved = format.toFile(entries);
  expect(fileFormat(schema).fromFile(saved)).toEqual(entries);
});

test("lists of words take items, lose them and change their order", () => {
  const points = (list: string[]) => {
    const saved = save((entries) => Object.assign(at(entries, 0), { points: list }));
    return (JSON.parse(saved) as Entry[])[0]?.points;
  };
  for (const list of [
    ["two’s", "one"],
    ["zero", "one", "two’s"],
    ["one"],
    ["one", "one", "two’s"],
    ["three", "four"],
  ]) {
    expect(points(list)).toEqual(list);
  }
});

test("the form has pictures as paths from the root, the file relative to data/, and addresses as they are", () => {
  const format = fileFormat(schema);
  const entries = format.fromFile(TEXT) as Entry[];
  expect(entries[0]?.image).toBe("/images/a.jpg");
  at(entries, 0).image = "/images/articles/b.jpg";
  at(entries, 1).image = "https://images.example/photo-1";
  const saved = JSON.parse(format.toFile(entries)) as Entry[];
  expect(saved.map(({ image }) => image)).toEqual([
    "images/articles/b.jpg",
    "https://images.example/photo-1",
    undefined,
  ]);
});

test("the form names another file's entries by texts, and the file by numbers where they have numbers", () => {
  const properties: Record<string, JsonSchema> = {
    industry: { type: "string", reference: "industries" },
    author: { type: "integer", reference: "leaders" },
    pages: { type: "integer" },
  };
  const format = fileFormat({ type: "array", items: { type: "object", properties } });
  const text = '[\n  { "industry": "energy", "author": 3, "pages": 12 },\n  { "industry": "retail", "author": 5 }\n]\n';
  const entries = format.fromFile(text) as Entry[];
  expect(entries[0]).toEqual({ industry: "energy", author: "3", pages: 12 });
  at(entries, 0).author = "6";
  at(entries, 1).author = "";
  expect(JSON.parse(format.toFile(entries))).toEqual([
    { industry: "energy", author: 6, pages: 12 },
    { industry: "retail" },
  ]);
});

test("a file is written again and again", () => {
  const format = fileFormat(schema);
  const entries = format.fromFile(TEXT) as Entry[];
  at(entries, 0).title = "Once";
  format.toFile(entries);
  at(entries, 2).title = "Twice";
  expect(difference(format.toFile(entries)).added).toEqual([
    '    "title": "Once",  "id": "first"',
    '    "title": "Twice"',
  ]);
});

test("a file that could not be read is not written over", () => {
  const format = fileFormat(schema);
  expect(() => format.toFile([])).toThrow("could not be read");
  format.fromFile(TEXT);
  expect(() => format.fromFile(`${TEXT},`)).toThrow(SyntaxError);
  expect(() => format.toFile([])).toThrow("could not be read");
});
