import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../gatsby/check/check-content";
import { asText } from "../../../gatsby/check/problems";
import { asAnnotation } from "../../../tools/check";
import { makeFolder, removeFolders } from "../../support/temporary-folders";

// A small site with a list, a folder of entries, and every format that the check supports.

const text = (more: object = {}) => ({ type: "string", ...more });
const entry = (required: string, properties: object, more: object = {}) => {
  return { type: "object", additionalProperties: false, required: required.split(" "), properties, ...more };
};
const PERSON = entry("id name", { id: text({ format: "slug" }), name: text({ minLength: 1, unique: true }) });
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
    email: text({ format: "email" }),
    phone: text({ format: "phone" }),
    site: text({ format: "https-url" }),
    month: text({ format: "long-month" }),
    color: text({ enum: ["red", "green"] }),
    size: { type: "integer", maximum: 9 },
    tags: { type: "array", items: text(), minItems: 1 },
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
const note = (change: object) => asFile({ ...GOOD_NOTE, ...change });
/** A file for each note that changes the good one. */
const notes = (changes: readonly object[]) =>
  Object.fromEntries(changes.map((change, index) => [`notes/note-${index}.json`, note(change)]));
const people = (...more: object[]) => asFile([...PEOPLE, ...more]);
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } });

type Files = Readonly<Record<string, string | Buffer | undefined>>;
let files: Readonly<Record<string, string | Buffer>>;
beforeAll(async () => {
  files = {
    "schemas/definitions.json": asFile({ $defs: { person: PERSON } }),
    "schemas/people.schema.json": asFile({ type: "array", items: { $ref: "definitions.json#/$defs/person" } }),
    "schemas/notes.schema.json": asFile(NOTE),
    "people.json": people(),
    "notes/first.json": note({}),
    "images/a.png": await picture().png().toBuffer(),
    "files/a.pdf": "%PDF-1.7 %%EOF",
  };
});
afterAll(removeFolders);

/** Checks the site after adding or replacing files, or removing them with undefined. */
function check(others: Files) {
  const all = Object.entries({ ...files, ...others }).flatMap(([file, content]) =>
    content === undefined ? [] : [[`data/${file}`, content] as const],
  );
  return checkContent({
    directory: makeFolder(Object.fromEntries(all)),
    today: "2026-06-15",
    address: "https://www.own.example",
    paths: { notes: ({ id }) => [...(id === "first" ? ["/notes", "/notes#part"] : []), `/notes#${id}`] },
    rules: {},
    fileRules: {},
  });
}

/** Expects exactly these problems, each at its position and with this text. */
async function expectProblems(others: Files, expected: readonly (readonly [position: string, message: RegExp])[]) {
  const problems = (await check(others)).map(({ file, line, severity, message, remedy }) => {
    return `${file}:${line} ${severity}: ${message} ${remedy}`;
  });
  const isFound = ([position, message]: (typeof expected)[number]) =>
    problems.some((problem) => problem.startsWith(`data/${position} `) && message.test(problem));
  expect(expected.filter((one) => !isFound(one))).toEqual([]);
  expect(problems).toHaveLength(expected.length);
}

test("valid content has no problems", async () => {
  const last = note({ color: "red", size: 9, tags: ["a"], content: "[A](/files/a.pdf#page=2)" });
  await expectProblems({ "README.md": "", "notes/last.json": last }, []);
});

test("a problem in an entry is reported in its line", async () => {
  const rows: readonly (readonly [change: object, line: number, message: RegExp])[] = [
    [{ title: "x".repeat(201) }, 2, /maximum is 200 characters \(it has 201\)/],
    [{ title: "" }, 2, /empty.*Some words/],
    [{ title: 5 }, 2, /5 isn't a text/],
    [{ title: undefined }, 1, /"title" is missing/],
    [{ title: "Space at the end " }, 2, /ends with a space/],
    [{ title: "A line\nbreak" }, 2, /warning.*line break/],
    [{ title: "A **bold** word" }, 2, /error.*these characters/],
    [{ title: "A _word_" }, 2, /warning.*these characters/],
    [{ title: "Lorem ipsum" }, 2, /placeholder/],
    [{ image: "/images/A.png" }, 3, /Did you mean "\/images\/a.png"/],
    [{ file: "/files/b.pdf" }, 4, /\/files\/b.pdf doesn't exist/],
    [{ date: "February 30, 2026" }, 5, /existing day[^?]*$/],
    [{ date: "June 16, 2026" }, 5, /warning.*in the future/],
    [{ until: "2026-06-14" }, 6, /warning.*in the past/],
    [{ to: "/note" }, 7, /no page \/note.*Did you mean "\/notes"/],
    [{ to: "/notes#prat" }, 7, /no anchor #prat.*Did you mean "#part"/],
    [{ to: "https://a.example" }, 7, /isn't a valid link here/],
    [{ by: "ann-le" }, 8, /error.*no entry "ann-le".*Did you mean "ann-lee"/],
    [{ with: "somebody" }, 9, /warning.*remove this key/],
    [{ email: "ada@example" }, 11, /isn't a valid email address/],
    [{ email: "ada@ex\u0430mple.com" }, 11, /isn't a valid email address/],
    [{ email: "Ada <ada@x.com>" }, 11, /isn't a valid email address/],
    [{ email: "'ada@x.com'" }, 11, /isn't a valid email address/],
    [{ phone: "555 0100" }, 11, /isn't a phone number/],
    [{ phone: "+1 (212) 555-010" }, 11, /isn't a phone number/],
    [{ phone: "+44 (0)20 7946 0183" }, 11, /isn't a phone number/],
    [{ site: "www.example.com" }, 11, /public web address/],
    [{ month: "Apr 2026" }, 11, /isn't the full name of a month/],
    [{ color: "reed" }, 11, /allowed values.*Did you mean "red"/],
    [{ size: 10 }, 11, /too large: the maximum is 9/],
    [{ tags: [] }, 11, /too few items: the minimum is 1/],
    [{ colour: "red", color: "red" }, 11, /"colour" is unknown.*The keys are title/],
    [{ colour: "red" }, 11, /"colour" is unknown.*Did you mean "color"/],
  ];
  const expected = rows.map(([, line, message], index) => [`notes/note-${index}.json:${line}`, message] as const);
  await expectProblems(notes(rows.map(([change]) => change)), expected);
});

test("a mistake in Markdown is reported in its column", async () => {
  const rows: readonly (readonly [markdown: string, column: number, message: RegExp])[] = [
    ["A <br>word", 2, /HTML/],
    ["A &lt;b&gt;", 0, /HTML/],
    ["    code", 0, /program code/],
    ["## Heading", 0, /level/],
    ["**Heading**", 0, /looks like a heading/],
    ["![](https://images.unsplash.com/a)", 0, /description/],
    ["![A\uffff](https://images.unsplash.com/a)", 0, /invisible/],
    ["A ~~word~~", 2, /crossed-out/],
    ["- [x] Done", 0, /checkboxes/],
    ["---", 0, /lines between/],
    ["Use `code`", 4, /program code/],
    ["![A][b]\n\n[b]: https://images.unsplash.com/a", 0, /address is in another place/],
    ["[b]: /notes", 0, /doesn't show this/],
    ["A www.b.example", 2, /valid link/],
    ["A \\*\\*word\\*\\*", 0, /bold/],
    ["> a\n> \\[b]\\[c]", 2, /link/],
    ["[A](https://www.own.example/note)", 0, /no page/],
    ["[A](/files/b.pdf)", 0, /doesn't exist/],
    ["[A](https://ex\u0430mple.com)", 0, /broken character/],
    ["| A\\nB |\n| - |", 3, /backslash/],
    ["| A |\n| -: |", 0, /loses its alignment/],
    ["| A \\| B |\n| - |", 0, /becomes two cells/],
    ["-", 0, /empty/],
    ["A [link](/notes", 7, /doesn't work as a link/],
    ["A [link](/nowhere)", 2, /no page \/nowhere/],
    ["A [link](/notes%23part)", 2, /no page/],
    ["| A | B |\n|-|-|\n| 1 |", 18, /fewer cells/],
  ];
  // In the file, two line breaks are four characters, and the column counts them.
  const start = '  "content": "Words.\\n\\n'.length + 1;
  const problems = await check(notes(rows.map(([markdown]) => ({ content: `Words.\n\n${markdown}` }))));
  const missing = rows.flatMap(([markdown, column, message], index) => {
    const found = problems.filter(({ file }) => file === `data/notes/note-${index}.json`);
    const isFound = found.some((one) => one.line === 10 && one.column - start === column && message.test(one.message));
    return isFound ? [] : [[markdown, ...found.map((one) => `${one.column - start} ${one.message}`)]];
  });
  expect(missing).toEqual([]);
});

test("a problem with a file is reported", async () => {
  const good = files["images/a.png"] ?? "";
  const jpeg = await picture().jpeg().toBuffer();
  const large = await picture().resize(1200).jpeg().toBuffer();
  const pictures: readonly (readonly [name: string, bytes: string | Buffer, message: RegExp])[] = [
    ["b.png", "<svg/>", /isn't supported/],
    ["c.jpg", jpeg.subarray(0, -9), /incomplete/],
    ["d.png", await picture().resize(30).png().toBuffer(), /30 pixels wide: the minimum is 40/],
    ["e.png", "", /is empty/],
    ["f.png", good.slice(0, -20), /incomplete or damaged/],
    ["g.heic", jpeg, /format jpeg, but its name/],
    ["h#1.png", good, /contains #/],
    ["i.jpg", Buffer.concat([jpeg, Buffer.alloc(5_000_000)]), /larger than 5 MB/],
  ];
  const wrong = {
    ...notes(pictures.map(([name]) => ({ image: `/images/${name}` }))),
    ...Object.fromEntries(pictures.map(([name, bytes]) => [`images/${name}`, bytes])),
    "people.json": people({ id: "cy-dow", nmae: "Cy" }, { id: "Di Eve", name: "Di" }),
    "notes/A b.json": note({}),
    "note/first.json": "{}",
    "notes/large.json": note({ image: "/images/A.png" }),
    "notes/accent.json": note({ image: "/images/u\u0308.jpg" }),
    "images/\u00fc.jpg": Buffer.concat([large, Buffer.alloc(4000)]),
    "notes/accent-in-text.json": note({ content: "![A](/images/%C3%BC.jpg)" }),
    "files/b.pdf": "",
    "images/unused.webp": "",
    "images/Twin.png": good,
    "images/twin.png": good,
  };
  await expectProblems(wrong, [
    ...pictures.map(([, , message], index) => [`notes/note-${index}.json:3`, message] as const),
    ["people.json:12", /Did you mean "name"/],
    ["people.json:15", /lowercase letters/],
    ["notes/A b.json:1", /lowercase letters/],
    ["note/first.json:1", /Did you mean "notes\/"/],
    ["notes/large.json:3", /Did you mean "\/images\/a.png"\? It differs in capital letters/],
    ["notes/accent.json:3", /code of an accent/],
    ["files/b.pdf:1", /isn't a PDF/],
    ["images/unused.webp:1", /is empty/],
    ["images/Twin.png:1", /images\/twin.png are one file/],
    ["images/twin.png:1", /images\/Twin.png are one file/],
  ]);
  await expectProblems({ "images/b.png": good }, [["images/b.png:1", /warning.*nothing uses/]]);
  await expectProblems({ "people.json": Buffer.from('[\n"é"]', "latin1") }, [["people.json:2", /UTF-8/]]);
  await expectProblems({ "people.json": undefined }, [["people.json:1", /is missing.*Restore it/]]);
  await expectProblems({ "notes/first.json": undefined }, [["notes:1", /is missing.*Restore it/]]);
  const schema = { "schemas/people.schema.json": '{ "type": "text" }' };
  await expectProblems(schema, [["schemas/people.schema.json:1", /is invalid/]]);
});

test("a repeated id or name is reported at both entries, but not at references to an id that may be wrong", async () => {
  const more = people({ id: "ann-lee", name: "Cy" }, { id: "di-eve", name: "Bob Ray" });
  await expectProblems({ "people.json": more, "notes/first.json": note({ by: "cy" }) }, [
    ["people.json:3", /another entry has the same id, "ann-lee"/],
    ["people.json:11", /another entry has the same id, "ann-lee"/],
    ["people.json:8", /another entry has the same name, "Bob Ray"/],
    ["people.json:16", /another entry has the same name, "Bob Ray"/],
  ]);
});

test("a reference into a folder without entries is reported", async () => {
  const schema = asFile({ ...PERSON, folder: true });
  await expectProblems({ "people.json": undefined, "schemas/people.schema.json": schema }, [
    ["notes/first.json:8", /error: data\/people has no entry "ann-lee"/],
    ["notes/first.json:9", /warning: data\/people has no entry "bob-ray"/],
  ]);
});

test("a reference to an entry without a page is an error", async () => {
  const schema = { type: "array", preview: "/team#{{slug}}", items: PERSON };
  await expectProblems({ "schemas/people.schema.json": asFile(schema) }, [
    ["notes/first.json:8", /error: the site has no page \/team with "ann-lee"/],
    ["notes/first.json:9", /error: the site has no page \/team with "bob-ray"/],
  ]);
});

test("problems are printed as text and as GitHub annotations", () => {
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

test("an address with an umlaut stays valid, however many have been checked before", () => {
  // In a process of its own, where the engine optimizes the code.
  const code = `
    import { isFormat } from "./gatsby/content/formats";
    for (let i = 0; i < 20_000; i += 1) if (!isFormat("https-url", "https://müller.example/")) process.exit(1);
  `;
  expect(spawnSync("npx", ["tsx", "--eval", code]).status).toBe(0);
});

test("a file has the problems as JSON, without the banner of npm", () => {
  const file = join(makeFolder(), "problems.json");
  const { stdout } = spawnSync("npm", ["run", "check", "--", "--json", "--output", file], { encoding: "utf8" });
  const problems = JSON.parse(readFileSync(file, "utf8")) as unknown[];
  expect(stdout).toContain(`\nProblems written to ${file}: ${problems.length}.\n`);
});
