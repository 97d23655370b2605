import sharp from "sharp";
import { asText, checkContent } from "../../../gatsby/check";
import { asAnnotation } from "../../../tools/check";
import { makeFolder, removeFolders } from "../../support/small-build";

// A small site with a list, an entry a file, and each format that check.ts knows itself.

const text = (more: object = {}) => ({ type: "string", ...more });
const entry = (required: string, properties: object, more: object = {}) => {
  return { type: "object", additionalProperties: false, required: required.split(" "), properties, ...more };
};
const PERSON = entry("id name", { id: text({ format: "slug" }), name: text({ minLength: 1 }) });
const NOTE = entry(
  "title by content",
  {
    title: text({ minLength: 1, maxLength: 200, description: "Some words" }),
    image: text({ format: "picture", pictureWidth: 40 }),
    file: text({ format: "file" }),
    date: text({ format: "long-date" }),
    until: text({ format: "date", future: true }),
    to: text({ format: "site-path" }),
    by: text({ reference: "people" }),
    with: text({ reference: "people" }),
    content: text({ format: "markdown" }),
  },
  { folder: true, minItems: 1 },
);
const GOOD_NOTE = {
  title: "First",
  image: "/images/a.png",
  file: "/files/a.pdf",
  date: "June 1, 2026",
  until: "2026-07-01",
  to: "/notes#part",
  by: "ann-lee",
  with: "bob-ray",
  content: "Words.",
};
const PEOPLE = [
  { id: "ann-lee", name: "Ann Lee" },
  { id: "bob-ray", name: "Bob Ray" },
];

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const note = (change: object) => ({ "notes/first.json": asFile({ ...GOOD_NOTE, ...change }) });
const person = (value: object) => ({ "people.json": asFile([...PEOPLE, value]) });

type Files = Readonly<Record<string, string | Buffer>>;
let files: Files;
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } });
  files = {
    "schemas/people.schema.json": asFile({ type: "array", items: PERSON }),
    "schemas/notes.schema.json": asFile(NOTE),
    "people.json": asFile(PEOPLE),
    ...note({}),
    "images/a.png": await picture.png().toBuffer(),
    "files/a.pdf": "%PDF-1.7",
  };
});
afterAll(removeFolders);

/** Checks the site with other files. */
function check(others: Files) {
  const all = Object.entries({ ...files, ...others }).map(([file, content]) => [`data/${file}`, content] as const);
  return checkContent({
    directory: makeFolder(Object.fromEntries(all)),
    today: "2026-06-15",
    pages: ["/notes", "/notes#part"],
    paths: { notes: ({ id }) => [`/notes#${String(id)}`] },
    rules: {},
  });
}

/** Expects one problem at a place, and a part of what is said. */
async function expectProblem(others: Files, place: string, said: RegExp) {
  const problems = await check(others);
  expect(problems.map(({ severity, message, remedy }) => `${severity}: ${message} ${remedy}`)).toEqual([
    expect.stringMatching(said),
  ]);
  const [{ file, line, column } = { file: "", line: 0, column: 0 }] = problems;
  expect(`${file}:${String(line)}:${String(column)}:`).toContain(`data/${place}:`);
}

test("good content has no problems", async () => {
  expect(await check({})).toEqual([]);
});

test.each<[object, number, RegExp]>([
  [{ title: "x".repeat(201) }, 2, /most are 200 characters \(it has 201\)/],
  [{ title: "" }, 2, /empty.*Some words/],
  [{ title: "Space at the end " }, 2, /ends with a space/],
  [{ title: "<b>HTML</b>" }, 2, /Remove the tag/],
  [{ title: "A **bold** word" }, 2, /Markdown/],
  [{ image: "/images/A.png" }, 3, /Did you mean "\/images\/a.png"/],
  [{ date: "February 30, 2026" }, 5, /real day[^?]*$/],
  [{ date: "June 16, 2026" }, 5, /warning.*still to come/],
  [{ until: "2026-06-14" }, 6, /warning.*is over/],
  [{ to: "/note" }, 7, /no page \/note.*Did you mean "\/notes"/],
  [{ to: "/notes#prat" }, 7, /no place #prat.*Did you mean "#part"/],
  [{ by: "ann-le" }, 8, /no "ann-le".*Did you mean "ann-lee"/],
  [{ with: "somebody" }, 9, /warning.*remove this key/],
  [{ colour: "red" }, 11, /"colour" is unknown.*The keys are title/],
])("of an entry with %j", async (change, line, said) => {
  await expectProblem(note(change), `notes/first.json:${String(line)}`, said);
});

/** Markdown after a paragraph, the column of the mistake from its own start, and what is said. */
test.each<[string, number, RegExp]>([
  ["A <b>word</b>", 2, /HTML/],
  ["## Heading", 0, /level/],
  ["###Heading", 0, /heading/],
  ["![](https://images.unsplash.com/a)", 0, /no words for people/],
  ["A [link](/notes", 7, /isn't read as a link/],
  ["| A | B |\n| 1 | 2 |", 0, /table/],
  ["| A | B |\n|-|-|\n| 1 |", 18, /fewer cells/],
])("of Markdown with %j", async (markdown, column, said) => {
  // Two line breaks are four characters in the file: the column has to count the escapes.
  const start = '  "content": "Words.\\n\\n'.length + 1;
  const content = `Words.\n\n${markdown}`;
  const [problem] = await check(note({ content }));
  expect(`${problem?.message ?? ""} ${problem?.remedy ?? ""}`).toMatch(said);
  expect(problem).toMatchObject({ file: "data/notes/first.json", line: 10, column: start + column });
});

test.each<[string, Files, string, RegExp]>([
  ["a misspelt key", person({ id: "cy-dow", nmae: "Cy" }), "people.json:12", /Did you mean "name"/],
  ["an id that is no slug", person({ id: "Cy Dow", name: "Cy" }), "people.json:11", /small letters/],
  ["a file's name", { "notes/A b.json": asFile({ ...GOOD_NOTE, title: "B" }) }, "notes/A b.json:1", /small letters/],
  ["no picture in its file", { "images/a.png": "<svg/>" }, "notes/first.json:3", /whatever its name says/],
  ["a file that nothing uses", { "images/b.png": "" }, "images/b.png:1", /warning.*nothing uses/],
  ["a file in a wrong folder", { "note/first.json": "{}" }, "note/first.json:1", /Did you mean "notes\/"/],
  ["another encoding", { "people.json": Buffer.from('[\n"é"]', "latin1") }, "people.json:2", /UTF-8/],
  ["a schema", { "schemas/people.schema.json": '{ "type": "text" }' }, "schemas/people.schema.json:1", /can't be used/],
])("of %s", async (_name, others, place, said) => {
  await expectProblem(others, place, said);
});

test("of the same id twice, at both places and not at what refers to one that is missing for it", async () => {
  const problems = await check({ ...person({ id: "ann-lee", name: "Cy" }), ...note({ by: "cy-dow" }) });
  const message = 'another entry has the same id, "ann-lee"';
  expect(problems.map((problem) => [problem.line, problem.message])).toEqual([3, 11].map((line) => [line, message]));
});

test("of a picture whose upload broke off", async () => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await expectProblem({ "images/a.png": picture.subarray(0, -9) }, "notes/first.json:3", /incomplete/);
});

test("problems are written for people and for GitHub", () => {
  const PROBLEMS = [
    { file: "data/a,b.json", line: 2, column: 3, severity: "error", message: "100% wrong", remedy: "Do this." },
    { file: "data/c.json", line: 1, column: 1, severity: "warning", message: "odd", remedy: "Do that." },
  ] as const;
  expect(asText(PROBLEMS)).toBe(
    "data/a,b.json:2:3 error: 100% wrong\n    Do this.\n\ndata/c.json:1:1 warning: odd\n    Do that.\n\nerrors: 1, warnings: 1",
  );
  expect(asText([])).toBe("The content in data/ is fine.");
  expect(asAnnotation(PROBLEMS[0])).toBe(
    "::error file=data/a%2Cb.json,line=2,col=3,title=data/a%2Cb.json%3A2::100%25 wrong%0ADo this.",
  );
});
