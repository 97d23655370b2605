import type { JsonSchema } from "../../../plugins/gatsby-plugin-content-schema";
import { shownEntry } from "../../../src/preview/shown-entry";

const ENTRY: JsonSchema = {
  title: "Prize",
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" }, title: { type: "string" } },
};
const LIST: JsonSchema = { type: "array", items: ENTRY };
const LISTS: JsonSchema = { type: "object", properties: { won: LIST, lost: LIST } };

const [one, two] = [
  { id: "one", title: "One" },
  { id: "two", title: "Two" },
];

test("a form of one entry shows it", () => {
  expect(shownEntry({ value: one, schema: ENTRY, place: "title" })).toEqual({ entry: one, schema: ENTRY });
});

test.each([
  ["", one],
  ["1.title", two],
  ["1", two],
  // It was deleted.
  ["2.title", one],
])("of a list, the field %j shows its entry, or else the first", (place, entry) => {
  expect(shownEntry({ value: [one, two], schema: LIST, place })).toEqual({ entry, schema: ENTRY });
});

test.each([
  ["lost.0.title", { entry: two, schema: ENTRY, list: "lost" }],
  ["", { entry: one, schema: ENTRY, list: "won" }],
])("of a file with several lists, the field %j says which one", (place, shown) => {
  expect(shownEntry({ value: { won: [one], lost: [two] }, schema: LISTS, place })).toEqual(shown);
});

test("an empty list shows nothing", () => {
  expect(shownEntry({ value: [], schema: LIST, place: "" })).toBeUndefined();
});
