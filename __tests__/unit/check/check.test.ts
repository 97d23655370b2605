import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { asAnnotations, asJson, asText, checkContent } from "../../../gatsby/check";
import { makeFolder, removeFolders, writeFiles } from "../../support/small-build";

// A small site, with a kind of content for each form that a schema can give to it.

const text = { type: "string", minLength: 1, maxLength: 300, description: "Some words" };
const object = (properties: object, required: readonly string[], more: object = {}) => {
  return JSON.stringify({ title: "T", type: "object", additionalProperties: false, required, properties, ...more });
};
const picture = { type: "string", format: "picture", pictureWidth: 40 };

const SCHEMAS = {
  "data/schemas/people.schema.json": JSON.stringify({
    type: "array",
    minItems: 1,
    items: JSON.parse(
      object(
        { id: { type: "string", format: "slug" }, name: text, number: { type: "integer", minimum: 1, unique: true } },
        ["id", "name"],
      ),
    ) as object,
  }),
  "data/schemas/notes.schema.json": object(
    {
      title: text,
      image: picture,
      file: { type: "string", format: "file" },
      date: { type: "string", format: "long-date" },
      by: { type: "string", reference: "people" },
      with: { type: "string", reference: "people" },
      content: { type: "string", format: "markdown" },
    },
    ["title", "by", "content"],
    { folder: true, minItems: 1 },
  ),
  "data/schemas/events.schema.json": object(
    {
      day: { type: "string", format: "date", future: true },
      to: { type: "string", format: "site-path" },
      type: { type: "string", enum: ["open", "closed"] },
    },
    ["day", "to"],
    { folder: true },
  ),
};

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const NOTE = {
  title: "First",
  image: "/images/a.png",
  file: "/files/a.pdf",
  date: "June 1, 2026",
  by: "ann-lee",
  with: "bob-ray",
  content: "Words.\n\n### Part\n\nMore “words”.",
};
const CONTENT = {
  "data/people.json": asFile([
    { id: "ann-lee", name: "Ann Lee", number: 1 },
    { id: "bob-ray", name: "Bob Ray", number: 2 },
  ]),
  "data/notes/first.json": asFile(NOTE),
  "data/events/one.json": asFile({ day: "2026-07-01", to: "/notes#part", type: "open" }),
  "data/files/a.pdf": "%PDF-1.7",
};

let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
afterAll(removeFolders);

/** Checks the site with other files. */
function check(files: Readonly<Record<string, string | Buffer>>) {
  const directory = makeFolder({ ...SCHEMAS, ...CONTENT, "data/images/a.png": png, ...files });
  return checkContent({
    directory,
    today: "2026-06-15",
    sections: new Map(),
    pages: ["/", "/notes", "/notes#part"],
    paths: { people: ({ id }) => [`/people/${String(id)}`], notes: ({ id }) => [`/notes#${String(id)}`] },
    pictureOrigin: "https://pictures.example",
    rules: [],
  });
}

test("good content has no problems", async () => {
  expect(await check({})).toEqual([]);
});

const note = (change: object) => ({ "data/notes/first.json": asFile({ ...NOTE, ...change }) });
const content = (markdown: string) => note({ content: `Words.\n\n${markdown}` });
const event = (change: object) => ({
  "data/events/one.json": asFile({ day: "2026-07-01", to: "/notes#part", type: "open", ...change }),
});
const people = (...list: object[]) => ({
  "data/people.json": asFile([{ id: "ann-lee", name: "Ann Lee" }, { id: "bob-ray", name: "Bob Ray" }, ...list]),
});

/** What the site has instead, and the one problem that is reported: its file and line, and a part of what is said. */
const MISTAKES: [string, Readonly<Record<string, string | Buffer>>, string, RegExp][] = [
  ["a wrong type", people({ id: "cy-dow", name: 3 }), "people.json:12", /3 isn't a text/],
  [
    "a text that is too long",
    note({ title: "x".repeat(301) }),
    "notes/first.json:2",
    /most are 300 characters \(it has 301\)/,
  ],
  ["an empty text", note({ title: "" }), "notes/first.json:2", /empty/],
  ["an unknown choice", event({ type: "opne" }), "events/one.json:4", /Did you mean "open"/],
  ["a number that is too small", people({ id: "cy-dow", name: "Cy", number: 0 }), "people.json:13", /least is 1/],
  ["an unknown key", note({ colour: "red" }), "notes/first.json:9", /"colour" is unknown.*The keys are title/],
  ["a misspelt key", people({ id: "cy-dow", nmae: "Cy" }), "people.json:12", /Did you mean "name"/],
  ["a missing key", people({ id: "cy-dow" }), "people.json:10", /"name" is missing.*Some words/],
  ["no entries", { "data/people.json": "[]" }, "people.json:1", /too few items/],
  ["the same id twice", people({ id: "ann-lee", name: "Cy" }), "people.json:11", /entry 1 has the same id/],
  ["an id that is no slug", people({ id: "Cy Dow", name: "Cy" }), "people.json:11", /Did you mean "cy-dow"/],
  [
    "a bad name of a file",
    { "data/notes/My Note.json": asFile({ ...NOTE, title: "My" }) },
    "notes/My Note.json:1",
    /Did you mean "my-note.json"/,
  ],
  [
    "an address that is taken",
    { "data/notes/part.json": asFile({ ...NOTE, title: "My" }) },
    "notes/part.json:1",
    /address of a section/,
  ],
  ["a misspelt reference", note({ by: "ann-le" }), "notes/first.json:6", /no "ann-le".*Did you mean "ann-lee"/],
  ["a reference that is left over", note({ with: "somebody" }), "notes/first.json:7", /warning.*shows nothing/],
  ["a day that doesn't exist", note({ date: "February 30, 2026" }), "notes/first.json:5", /real day[^?]*$/],
  ["a day in another notation", note({ date: "2026-06-01" }), "notes/first.json:5", /Did you mean "June 1, 2026"/],
  ["a day to come", note({ date: "June 16, 2026" }), "notes/first.json:5", /warning.*still to come/],
  ["a day that is over", event({ day: "2026-06-14" }), "events/one.json:2", /warning.*is over/],
  ["a dead path", event({ to: "/note" }), "events/one.json:3", /no page \/note.*Did you mean "\/notes"/],
  ["a dead anchor", event({ to: "/notes#prat" }), "events/one.json:3", /Did you mean "#part"/],
  ["a path that leaves the site", event({ to: "https://example.com" }), "events/one.json:3", /can't be a link/],
  ["a slash too many", event({ to: "/notes/#part" }), "events/one.json:3", /warning.*Write \/notes#part/],
  [
    "a picture that isn't there",
    note({ image: "/images/A.png" }),
    "notes/first.json:3",
    /Did you mean "\/images\/a.png"/,
  ],
  [
    "a picture from elsewhere",
    note({ image: "https://elsewhere.example/a.png" }),
    "notes/first.json:3",
    /pictures.example/,
  ],
  ["no picture in a picture's file", { "data/images/a.png": "<svg/>" }, "notes/first.json:3", /whatever its name says/],
  ["no PDF in a PDF", { "data/files/a.pdf": "Words" }, "notes/first.json:4", /no PDF/],
  ["a file that nothing uses", { "data/images/b.png": "" }, "images/b.png:1", /warning.*nothing uses/],
  [
    "a file in a wrong folder",
    { "data/note/first.json": "{}" },
    "note/first.json:1",
    /doesn't read.*Did you mean "notes\/"/,
  ],
  [
    "a file with a wrong ending",
    { "data/notes/second.md": "" },
    "notes/second.md:1",
    /Did you mean "notes\/second.json"/,
  ],
  ["a byte order mark", { "data/people.json": `\ufeff${CONTENT["data/people.json"]}` }, "people.json:1", /BOM/],
  [
    "another encoding",
    { "data/people.json": Buffer.from(CONTENT["data/people.json"].replace("Lee", "Lée"), "latin1") },
    "people.json:4",
    /UTF-8/,
  ],
  ["two spaces", note({ title: "First  note" }), "notes/first.json:2", /warning.*two spaces/],
  ["a space at the end", note({ title: "First " }), "notes/first.json:2", /space/],
  ["an invisible character", note({ title: "Fi\u200brst" }), "notes/first.json:2", /invisible/],
  ["a filler", note({ title: "TODO" }), "notes/first.json:2", /filler/],
  ["HTML in words", note({ title: "<b>First</b>" }), "notes/first.json:2", /Remove the tag/],
  ["an entity in words", note({ title: "R&amp;D" }), "notes/first.json:2", /character itself/],
  ["Markdown in words", note({ title: "A **first** one" }), "notes/first.json:2", /Markdown/],
  ["HTML in Markdown", content("<p>One</p>"), "notes/first.json:8:25", /HTML/],
  ["a heading of level 2", content("## One"), "notes/first.json:8:25", /level/],
  ["a first heading of level 4", content("#### One"), "notes/first.json:8:25", /level/],
  ["a heading without a space", content("###One"), "notes/first.json:8:25", /heading/],
  ["a line below a paragraph", content("One\n---"), "notes/first.json:8:25", /signs below/],
  ["four spaces", content("    One"), "notes/first.json:8", /program code/],
  [
    "a picture without words",
    content("![](https://pictures.example/a.png)"),
    "notes/first.json:8:25",
    /no words for people/,
  ],
  ["a dead link", content("A [link](/nowhere)."), "notes/first.json:8:27", /no page/],
  ["an unencrypted link", content("A [link](http://a.example)."), "notes/first.json:8:27", /https:\/\/a.example/],
  ["a link without words", content("A [](/notes)."), "notes/first.json:8:27", /no words/],
  ["a link that isn't closed", content("A [link](/notes."), "notes/first.json:8:32", /isn't read as a link/],
  ["bold that isn't closed", content("A **word."), "notes/first.json:8:27", /bold/],
  ["a table without its second line", content("| A | B |\n| 1 | 2 |"), "notes/first.json:8:25", /table/],
];

test.each(MISTAKES)("%s is reported with its place", async (_name, files, place, said) => {
  const problems = await check(files);
  const [{ file, line, column } = { file: "", line: 0, column: 0 }] = problems;
  expect(problems.map(({ severity, message, remedy }) => `${severity}: ${message} ${remedy}`)).toEqual([
    expect.stringMatching(said),
  ]);
  expect(`${file}:${String(line)}:${String(column)}:`).toContain(`data/${place}:`);
});

test("all problems are reported at once, in the order of their places", async () => {
  const problems = await check({
    ...people({ id: "cy-dow" }),
    ...note({ title: "", by: "x", content: "<p>" }),
    "data/events/one.json": "{",
  });
  expect(problems.map(({ file, line }) => `${file}:${String(line)}`)).toEqual([
    "data/events/one.json:1",
    "data/notes/first.json:2",
    "data/notes/first.json:6",
    "data/notes/first.json:8",
    "data/people.json:10",
  ]);
});

test("a schema that can't be used stops the check with its place", async () => {
  const schema = SCHEMAS["data/schemas/events.schema.json"].replace('"site-path"', '"sitepath"');
  expect(await check({ "data/schemas/events.schema.json": schema })).toEqual([
    expect.objectContaining({
      file: "data/schemas/events.schema.json",
      message: expect.stringContaining("sitepath") as string,
    }),
  ]);
});

test("a list or an entry that is missing is reported", async () => {
  const directory = makeFolder(SCHEMAS);
  mkdirSync(join(directory, "data/notes"));
  writeFileSync(join(directory, "data/notes/.gitkeep"), "");
  writeFiles(directory, { "data/events/one.json": CONTENT["data/events/one.json"] });
  const site = {
    directory,
    today: "2026-06-15",
    sections: new Map(),
    pages: ["/notes#part"],
    paths: {},
    pictureOrigin: "",
    rules: [],
  };
  expect((await checkContent(site)).map(({ file }) => file)).toEqual(["data/notes", "data/people.json"]);
});

describe("problems are written", () => {
  const PROBLEMS = [
    { file: "data/a,b.json", line: 2, column: 3, severity: "error", message: "100% wrong", remedy: "Do this." },
    { file: "data/c.json", line: 1, column: 1, severity: "warning", message: "odd", remedy: "Do that." },
  ] as const;

  test("for people", () => {
    expect(asText(PROBLEMS)).toBe(
      "data/a,b.json:2:3 error: 100% wrong\n    Do this.\n\ndata/c.json:1:1 warning: odd\n    Do that.\n\n1 error, 1 warning",
    );
    expect(asText([])).toBe("The content in data/ is fine.");
  });

  test("for programs", () => {
    expect(JSON.parse(asJson(PROBLEMS))).toEqual(PROBLEMS);
  });

  test("for GitHub", () => {
    expect(asAnnotations(PROBLEMS).split("\n")).toEqual([
      "::error file=data/a%2Cb.json,line=2,col=3,title=data/a%2Cb.json%3A2::100%25 wrong%0ADo this.",
      "::warning file=data/c.json,line=1,col=1,title=data/c.json%3A1::odd%0ADo that.",
    ]);
  });
});
