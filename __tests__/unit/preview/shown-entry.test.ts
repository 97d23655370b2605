import type { JsonSchema } from "../../../plugins/gatsby-plugin-content-schema";
import { shownEntry } from "../../../src/preview/posted-form";

const ENTRY: JsonSchema = {
  title: "Prize",
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" }, title: { type: "string" } },
};
const LIST: JsonSchema = { type: "array", items: ENTRY };

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

test("an empty list shows nothing", () => {
  expect(shownEntry({ value: [], schema: LIST, place: "" })).toBeUndefined();
});
