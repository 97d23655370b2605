import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { markedValue } from "../browser/marked-value";

const at = (path: string) => `blob:${path}`;

/** What is shown of a form with one field. */
function shown(field: unknown, schema: JsonSchema, required = true) {
  const form: JsonSchema = {
    type: "object",
    properties: { shortTitle: schema },
    required: required ? ["shortTitle"] : [],
  };
  const { value, marks } = markedValue({ shortTitle: field }, form, { firm: "Tessaline & Orr" }, at);
  return { value: (value as { shortTitle: unknown }).shortTitle, marks };
}

const TEXT: JsonSchema = { type: "string", minLength: 1, maxLength: 5 };

test("a value without mistakes stays what it is", () => {
  expect(shown("Words", TEXT)).toEqual({ value: "Words", marks: [] });
  expect(shown(7, { type: "integer" })).toEqual({ value: 7, marks: [] });
  expect(shown("", { type: "string", maxLength: 5 })).toEqual({ value: "", marks: [] });
});

test.each([
  ["", "⚠ Short title is missing"],
  [undefined, "⚠ Short title is missing"],
  ["Six words", "Six words ⚠ 4 characters too long"],
  ["Sixth.", "Sixth. ⚠ 1 character too long"],
  // A character of two code units is one.
  ["Fiv🌍!", "Fiv🌍!"],
])("of the text %j is shown %j", (text, value) => {
  const mark = /⚠.*/.exec(value)?.[0];
  expect(shown(text, TEXT)).toEqual({ value, marks: mark ? [mark] : [] });
});

test("a text that is too short says so", () => {
  expect(shown("Six", { type: "string", minLength: 5 }).value).toBe("Six ⚠ 2 characters too short");
});

test("HTML, which the form has as Markdown, is marked in a paragraph of its own", () => {
  const html: JsonSchema = { type: "string", format: "html", maxLength: 10, minLength: 1 };
  expect(shown("Too long", html).value).toBe("<p>Too long</p><p>⚠ 5 characters too long</p>");
  expect(shown("", html).value).toBe("<p>⚠ Short title is missing</p>");
});

test("a picture gets the address that browsers have of it, and a missing one is a picture that says so", () => {
  const picture: JsonSchema = { type: "string", format: "picture" };
  expect(shown("/images/a.jpg", picture).value).toBe("blob:/images/a.jpg");
  const { value, marks } = shown("", picture);
  expect(marks).toEqual(["⚠ Short title is missing"]);
  expect(decodeURIComponent(String(value))).toMatch(/^data:image\/svg\+xml,.*⚠ Short title is missing/);
});

test("what may be left out is left out, a group that nobody has filled in as well", () => {
  expect(shown("", TEXT, false)).toEqual({ value: null, marks: [] });
  const group: JsonSchema = {
    type: "object",
    properties: { label: TEXT, open: { type: "boolean" } },
    required: ["label"],
  };
  expect(shown({ label: "", open: false }, group, false)).toEqual({ value: null, marks: [] });
  expect(shown({ label: "", open: true }, group, false).marks).toEqual(["⚠ Label is missing"]);
});

test("a list says what it lacks, and what is too much", () => {
  const list: JsonSchema = { type: "array", items: TEXT, minItems: 2, maxItems: 2 };
  expect(shown(["One"], list).value).toEqual(["One", "⚠ Short title: 1 missing"]);
  expect(shown(["One", "Two", "Three"], list).value).toEqual(["One", "Two", "Three", "⚠ Short title: 1 too many"]);
  const groups: JsonSchema = {
    type: "array",
    minItems: 1,
    items: { type: "object", properties: { label: TEXT }, required: ["label"] },
  };
  expect(shown([], groups).value).toEqual([{ label: "⚠ Label is missing" }]);
});

test("placeholders are shown as their words, which are what counts", () => {
  expect(shown("{firm}", { type: "string", maxLength: 10 })).toEqual({
    value: "Tessaline & Orr ⚠ 5 characters too long",
    marks: ["⚠ 5 characters too long"],
  });
  expect(shown("By **{firm}**.", { type: "string", format: "html" }).value).toBe(
    "<p>By <strong>Tessaline &amp; Orr</strong>.</p>",
  );
  expect(shown("{farm}", { type: "string", maxLength: 10 }).value).toBe("{farm}");
});
