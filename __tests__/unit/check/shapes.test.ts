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
    misspelt("case-studies/*.json", "challenge", "chalenge"),
    misspelt("case-studies/*.json", "measures", "measure"),
    misspelt("faq.json", "answer", "anwser"),
    misspelt("hero-slides.json", "alt", "imageAlt"),
    misspelt("industries.json", "solutions", "solution"),
    misspelt("jobs/*.json", "department", "departement"),
    misspelt("leaders.json", "bio", "boi"),
    misspelt("legal.json", "lastUpdated", "lastUpdate"),
    misspelt("navigation.json", "label", "lable"),
    misspelt("offices.json", "hours", "Hours"),
    misspelt("pages.json", "heading", "headline"),
    misspelt("partners.json", "name", "nmae"),
    misspelt("services.json", "benefits", "benefit"),
    misspelt("site.json", "tagline", "tag-line"),
    misspelt("testimonials.json", "quote", "qoute"),
    misspelt("upcoming-webinars/*.json", "speaker", "speakers"),
    misspelt("white-papers/*.json", "pages", "page"),
    misspelt("why-us.json", "text", "txt"),
    misspelt("services.json", "id", "Id"),
    ["a key that nobody knows", "jobs/*.json", /"title"/, `${HERE}"xyz": 1, "title"`, "Delete the key"],
    ["a key that nobody knows, on top", "careers.json", /\{/, `{ ${HERE}"notes": "",`, "Delete the key"],
    without("articles/*.json", "category"),
    without("case-studies/*.json", "summary"),
    without("case-studies/*.json", "size"),
    without("faq.json", "question"),
    without("industries.json", "description"),
    without("industries.json", "id"),
    without("jobs/*.json", "posted"),
    without("leaders.json", "name"),
    without("leaders.json", "imageAlt"),
    without("offices.json", "email"),
    without("services.json", "title"),
    without("services.json", "image"),
    without("testimonials.json", "author"),
    without("white-papers/*.json", "pages"),
    without("site.json", "brand"),
    ["an entry without any key", "partners.json", /^\[/, `[${HERE}{},`, 'Add "name"'],
    ["an entry with hardly a key", "articles/*.json", /[^]+/, `${HERE}{ "title": "New" }`, '"summary"'],
  ]);
});

describe("types", () => {
  testMistakes(content, [
    typed("articles/*.json", "title", "42", "quotation marks"),
    typed("articles/*.json", "author", '"Priya Raman"', "without quotation marks"),
    typed("case-studies/*.json", "after", '"66%"', "without quotation marks"),
    typed("faq.json", "answer", "null", "quotation marks"),
    typed("jobs/*.json", "number", '"94"', "without quotation marks"),
    typed("jobs/*.json", "responsibilities", '"Lead"', "square brackets"),
    typed("leaders.json", "name", '["Ann", "Bo"]', "quotation marks"),
    typed("offices.json", "latitude", '"40.7"', "without quotation marks"),
    typed("offices.json", "address", '"1 Street"', "square brackets"),
    typed("partners.json", "name", "true", "quotation marks"),
    typed("site.json", "founded", "2010.5", "whole number"),
    typed("white-papers/*.json", "pages", '"thirty"', "whole number"),
    ["a text for an entry", "partners.json", /\{\s*"name": ("[^"]*")\s*\}/, `${HERE}$1`, "curly brackets"],
    ["an entry for a list", "why-us.json", /^[^]*$/, `${HERE}{}`, "square brackets"],
    ["a list for an entry", "site.json", /^[^]*$/, `${HERE}[]`, "curly brackets"],
    ["a number among texts", "services.json", /("benefits": \[\s*)"[^"]*"/, `$1${HERE}7`, "quotation marks"],
  ]);
});

describe("lengths, limits and choices", () => {
  testMistakes(content, [
    tooLong("articles", "title", "articles/*.json"),
    tooLong("jobs", "department", "jobs/*.json"),
    tooLong("leaders", "imageAlt"),
    tooLong("pages", "description"),
    tooLong("testimonials", "quote"),
    tooLong("partners", "name"),
    empty("articles/*.json", "content"),
    empty("case-studies/*.json", "industry"),
    empty("faq.json", "question"),
    empty("jobs/*.json", "posted"),
    empty("jobs/*.json", "title"),
    empty("leaders.json", "image"),
    empty("navigation.json", "to"),
    empty("offices.json", "email"),
    empty("partners.json", "name"),
    empty("services.json", "id"),
    empty("upcoming-webinars/*.json", "date"),
    empty("upcoming-webinars/*.json", "time"),
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
    ["an unknown network", "site.json", /"network": "[^"]*"/, `"network": ${HERE}"linkdin"`, "Write one of"],
    ["a year before all firms", "site.json", /"founded": \d+/, `"founded": ${HERE}210`, "Write it as asked for"],
    [
      "a place off the globe",
      "offices.json",
      /"latitude": [-\d.]+/,
      `"latitude": ${HERE}407.1`,
      "Write it as asked for",
    ],
    ["a value below nothing", "case-studies/*.json", /"after": [\d.]+/, `"after": ${HERE}-1`, "Write it as asked for"],
    ["a job number below 1", "jobs/*.json", /"number": \d+/, `"number": ${HERE}0`, "Write it as asked for"],
    ["a language code of three letters", "site.json", /"code": "en"/, `"code": ${HERE}"eng"`, "Write it as asked for"],
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
