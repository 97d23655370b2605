import { HERE } from "./support/edited-content";
import { limitOf } from "./support/schema-limit";
import { testMistakes, setUpContent } from "./support/tables";
import type { MistakeRow } from "./support/tables";

const content = setUpContent();

/** A misspelt key in place of a right one. */
const misspelt = (file: string, right: string, wrong: string): MistakeRow => [
  `"${wrong}" for "${right}"`,
  file,
  new RegExp(`"${right}":`),
  `${HERE}"${wrong}":`,
  "Correct the name",
];

/** The first entry of a list loses a key with its line; the place is the entry's opening brace. */
const without = (file: string, key: string): MistakeRow => [
  `no "${key}"`,
  file,
  new RegExp(`\\{((?:(?!\\{)[^])*?)\\n *"${key}": ("[^"]*"|\\d+),`),
  `${HERE}{$1`,
  `Add "${key}"`,
];

/** A value that is no text, number or list, as it should be. */
const typed = (file: string, key: string, value: string, remedy: string): MistakeRow => [
  `${value} as "${key}"`,
  file,
  new RegExp(`"${key}": ("(?:[^"\\\\]|\\\\.)*"|-?[\\d.]+|\\[[^\\]]*\\])`),
  `"${key}": ${HERE}${value}`,
  remedy,
];

const tooLong = (name: string, key: string, file = `${name}.json`): MistakeRow => [
  `too long a "${key}"`,
  file,
  new RegExp(`"${key}": "[^"]*"`),
  `"${key}": ${HERE}"${"x".repeat(limitOf(name, key, "maxLength") + 3)}"`,
  "Shorten it by at least 3 characters",
];

const empty = (file: string, key: string): MistakeRow => [
  `an empty "${key}"`,
  file,
  new RegExp(`"${key}": "(?:[^"\\\\]|\\\\.)*"`),
  `"${key}": ${HERE}""`,
  "Write the text",
];

describe("keys", () => {
  testMistakes(content, [
    misspelt("articles/*.json", "summary", "sumary"),
    misspelt("faq.json", "answer", "anwser"),
    misspelt("site.json", "tagline", "tag-line"),
    misspelt("services.json", "id", "Id"),
    ["a key that nobody knows", "jobs/*.json", /"title"/, `${HERE}"xyz": 1, "title"`, "Delete the key"],
    without("articles/*.json", "category"),
    without("industries.json", "id"),
    without("leaders.json", "imageAlt"),
    without("site.json", "brand"),
    ["an entry without any key", "partners.json", /^\[/, `[${HERE}{},`, 'Add "name"'],
    ["an entry with hardly a key", "articles/*.json", /[^]+/, `${HERE}{ "title": "New" }`, '"summary"'],
  ]);
});

describe("types", () => {
  testMistakes(content, [
    typed("articles/*.json", "title", "42", "quotation marks"),
    typed("faq.json", "answer", "null", "quotation marks"),
    typed("jobs/*.json", "number", '"94"', "without quotation marks"),
    typed("jobs/*.json", "responsibilities", '"Lead"', "square brackets"),
    typed("site.json", "founded", "2010.5", "whole number"),
    ["a text for an entry", "partners.json", /\{\s*"name": ("[^"]*")\s*\}/, `${HERE}$1`, "curly brackets"],
    ["an entry for a list", "why-us.json", /^[^]*$/, `${HERE}{}`, "square brackets"],
    ["a list for an entry", "site.json", /^[^]*$/, `${HERE}[]`, "curly brackets"],
    ["a number among texts", "services.json", /("benefits": \[\s*)"[^"]*"/, `$1${HERE}7`, "quotation marks"],
  ]);
});

describe("lengths, limits and choices", () => {
  testMistakes(content, [
    tooLong("articles", "title", "articles/*.json"),
    tooLong("leaders", "imageAlt"),
    empty("articles/*.json", "content"),
    empty("jobs/*.json", "posted"),
    empty("leaders.json", "image"),
    empty("services.json", "id"),
    [
      "too short a description",
      "pages.json",
      /"description": "[^"]*"/,
      `"description": ${HERE}"Too short"`,
      `Add at least ${String(limitOf("pages", "description", "minLength") - "Too short".length)} characters`,
    ],
    ["an empty list", "services.json", /"benefits": \[[^\]]*\]/, `"benefits": ${HERE}[]`, "Add what is missing"],
    [
      "a job of an unknown kind",
      "jobs/*.json",
      /"type": "[^"]*"/,
      `"type": ${HERE}"Ful-time"`,
      "Write one of: Full-time",
    ],
    [
      "a place off the globe",
      "offices.json",
      /"latitude": [-\d.]+/,
      `"latitude": ${HERE}407.1`,
      "Write it as asked for",
    ],
    ["a country in words", "offices.json", /"country": "[^"]*"/, `"country": ${HERE}"France"`, "Write it as asked for"],
    ["an unknown page", "pages.json", /"id": "about"/, `"id": ${HERE}"abuot"`, "Write one of"],
  ]);
});

test("a misspelt choice comes with what was probably meant", async () => {
  content().edit("jobs/*.json", /"type": "[^"]*"/, '"type": "Ful-time"');
  expect(await content().news()).toMatchObject([{ value: "Ful-time", suggestion: "Full-time" }]);
});

test("a misspelt key comes with what was probably meant", async () => {
  content().edit("jobs/*.json", /"department"/, '"departement"');
  expect(await content().news()).toMatchObject([{ suggestion: "department" }]);
});

test("characters are counted as readers count them, not as the file writes them", async () => {
  const most = limitOf("partners", "name", "maxLength");
  content().edit("partners.json", /"name": "[^"]*"/, `"name": "${"\\ud83c\\udf0d".repeat(most)}"`);
  expect(await content().news()).toEqual([]);
});
