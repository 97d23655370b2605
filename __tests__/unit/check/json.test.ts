import { JsonFile } from "../../../gatsby/check/json";
import type { Problem } from "../../../gatsby/check/problems";

const ENTRIES = [
  { id: "one", list: ["First", "Second"], link: { to: "/about" }, count: 12 },
  { id: "two", list: ["Third"], link: { to: "/contact" }, count: 5 },
];
const FILE = JSON.stringify(ENTRIES, null, 2);

const problemsOf = (text: string): readonly Problem[] => {
  const problems: Problem[] = [];
  new JsonFile("data/x.json", text, problems);
  return problems;
};

/** A replacement that breaks the file, and the line and text of the expected message. */
const MISTAKES: readonly (readonly [name: string, from: string | RegExp, to: string, line: number, text: RegExp])[] = [
  ["no comma between entries", /\},\n {2}\{/, "}\n  {", 12, /comma or a bracket is missing/],
  ["curly quotation marks", '"First"', "“First”", 5, /quotation mark/],
  ["quotation marks within a text", "First", 'The "First"', 5, /isn't a text/],
  ["a text without its last quotation mark", '"First"', '"First', 5, /no closing quotation mark/],
  ["a key without quotation marks", '"count": 12', "count: 12", 11, /isn't a text/],
  ["a key without a colon", '"count": 12', '"count" 12', 11, /colon/],
  ["a comment", '"First"', '"First" // check', 5, /comment/],
  ["a backslash", "First", "C:\\First", 5, /backslash/],
  ["a key twice", '"count": 12', '"count": 12,\n    "id": "x"', 12, /appears twice/],
  ["no bracket after an entry", /\n {2}\},/, "", 11, /bracket is missing/],
  ["no bracket at the start", /^\[\n/, "", 11, /ends before this/],
  ["no bracket at the end", /\n\]$/, "", 22, /ends too early/],
  ["a bracket too many", '    },\n    "count": 12', '    },\n    },\n    "count": 12', 10, /extra comma/],
  ["nothing at all", /^[^]*$/, " \n", 1, /a value must follow/],
  ["two versions", '    "id": "one"', '<<<<<<< HEAD\n    "id": "one"', 3, /isn't a text/],
];

test("a syntax error is reported once, in its line, in plain words", () => {
  const found = MISTAKES.map(([name, from, to]) => {
    const text = FILE.replace(from, () => to);
    return [name, text !== FILE, ...problemsOf(text).flatMap(({ line, message }) => [line, message])];
  });
  expect(found).toEqual(MISTAKES.map(([name, , , line, text]) => [name, true, line, expect.stringMatching(text)]));
});

test("a position in a text counts escapes, and a missing value has the position of its parent", () => {
  const problems: Problem[] = [];
  const file = new JsonFile("data/x.json", '{\n  "text": "\\u201cA\\u201d\\n\\"B\\" C"\n}', problems);
  file.atPath(["text"], 8)("C", "");
  file.atPath(["text"], "key")("key", "");
  file.atPath(["other", 1])("entry", "");
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(["2:33", "2:3", "1:1"]);
});
