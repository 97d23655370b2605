import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { entryFormat } from "../browser/entry-format";

const schema: JsonSchema = {
  type: "object",
  folder: true,
  properties: {
    title: { type: "string" },
    image: { type: "string", format: "picture" },
    author: { type: "integer", reference: "people" },
    points: { type: "array", items: { type: "string" } },
    draft: { type: "boolean" },
  },
  required: ["title"],
};

const FIRST = '{\n  "title": "First",  "author": 3,\n  "points": ["one", "two"]\n}\n';
const SECOND = '{ "image": "images/b.jpg", "title": "Second", "author": 3 }\n';

type Form = Record<string, unknown>;

/** The format, once it has read both entries, and their forms. */
function opened() {
  const format = entryFormat(schema);
  const [first, second] = [FIRST, SECOND].map((text) => format.fromFile(text)) as [Form, Form];
  return { format, first, second };
}

test("each entry is written over its own text, whichever was read last", () => {
  const { format, first, second } = opened();
  expect(format.toFile({ ...first, title: "1st" })).toBe(FIRST.replace("First", "1st"));
  expect(format.toFile({ ...second, image: "/images/c.jpg" })).toBe(SECOND.replace("b.jpg", "c.jpg"));
  expect(format.toFile({ ...first, points: ["one"] })).toBe(FIRST.replace(', "two"', ""));
});

test("an entry that was saved is saved again over what it became", () => {
  const { format, first } = opened();
  const once = { ...first, title: "1st" };
  format.toFile(once);
  expect(format.toFile({ ...once, points: ["three"] })).toBe(
    '{\n  "title": "1st",  "author": 3,\n  "points": ["three"]\n}\n',
  );
});

test("a new entry has what was filled in, and leaves the others as they are", () => {
  const { format, second } = opened();
  const added = { title: "Third", image: "/images/d.jpg", author: "4", points: [], draft: false };
  expect(JSON.parse(format.toFile(added))).toEqual({ title: "Third", image: "images/d.jpg", author: 4 });
  expect(format.toFile(second)).toBe(SECOND);
});

test("the first entry of all is laid out as JSON usually is", () => {
  const added = { title: "First of all", image: "", author: "", points: ["one"], draft: true };
  expect(entryFormat(schema).toFile(added)).toBe(
    '{\n  "title": "First of all",\n  "points": [\n    "one"\n  ],\n  "draft": true\n}\n',
  );
});

test("what is no JSON is not taken for an entry", () => {
  const { format } = opened();
  expect(() => format.fromFile(`${FIRST},`)).toThrow(SyntaxError);
});
