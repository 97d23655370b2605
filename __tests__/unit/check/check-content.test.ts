import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { checkContent } from "../../../gatsby/check/check-content";
import { asText } from "../../../gatsby/check/problems";
import { asAnnotation } from "../../../tools/check";
import { makeFolder, removeFolders, writeFiles } from "../../support/temporary-folders";

// A small site with a list, a folder of entries, and every format that the check supports.

const text = (more: object = {}) => ({ type: "string", ...more });
const entry = (required: string, properties: object, more: object = {}) => {
  return { type: "object", additionalProperties: false, required: required.split(" "), properties, ...more };
};
const PICTURE = text({ format: "picture", pictureWidth: 40 });
const NAME = text({ minLength: 1, unique: true });
const PERSON = entry("id name", { id: text({ format: "slug" }), name: NAME, image: PICTURE });
const NOTE = entry(
  "title by content",
  {
    title: text({ minLength: 1, maxLength: 200, description: "Some words" }),
    image: PICTURE,
    imageAlt: text({ description: "Such as “A port at dusk, seen from above”." }),
    file: text({ format: "file" }),
    date: text({ format: "long-date" }),
    until: text({ format: "date", future: true }),
    to: text({ format: "site-path" }),
    by: text({ reference: "people" }),
    with: text({ reference: "people" }),
    content: text({ format: "markdown" }),
    email: text({ format: "email", description: "Such as info@b.example." }),
    phone: text({ format: "phone" }),
    site: text({ format: "https-url" }),
    month: text({ format: "long-month" }),
    color: text({ enum: ["red", "green"] }),
    size: { type: "integer", maximum: 9 },
    tags: { type: "array", items: text(), minItems: 1 },
    topic: text({ grouped: true }),
    unit: text({ pattern: "#", description: "Such as “# per 1,000 orders”." }),
  },
  { folder: true },
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

/** The site after adding or replacing files, or removing them with undefined. */
const inData = (others: Files) =>
  Object.fromEntries(
    Object.entries({ ...files, ...others }).flatMap(([file, content]) =>
      content === undefined ? [] : [[`data/${file}`, content] as const],
    ),
  );

const checkFolder = (directory: string) =>
  checkContent({
    directory,
    today: "2026-06-15",
    address: "https://www.own.example",
    paths: { notes: ({ id }) => [...(id === "first" ? ["/", "/notes", "/notes#part"] : []), `/notes#${id}`] },
    rules: {},
    fileRules: {},
  });

const check = async (others: Files) => checkFolder(makeFolder(inData(others)));

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
  const markdown = [
    "### 1. New\n\n#### Newer",
    "[a](/notes#part), [b](/notes?topic=x), [c](mailto:a+b@c.example?subject=Hi), [d](tel:+12125550108)",
    '[e](https://f.example/g_(h)?i=j#k), [l](https://пример.com), [m](mailto:info@пример.рф), “A,” ‘b’ — „c“ "d" & 5 < 6 > 4',
    "3 * 4 * 5, snake_case, C#, #1, [sic] (2019), [n](/files/a.pdf#page=2)",
    "One line  \nTwo lines, 5 \\* 6",
    "| A | B |\n| :-- | --- |\n| | 2 |\n\n_Caption_",
    "1. One\n   - Two\n2. Three\n\n> Said.\n>\n> — Who",
  ];
  const image = "https://images.unsplash.com/photo-1?w=1600&q=80";
  // A quotation of several paragraphs opens in each.
  const topic = "“One.\n\n“Two.”";
  const content = [...markdown, topic].join("\n\n");
  const last = note({ unit: "# per 1,000 orders", size: 9, tags: ["a"], topic, image, content });
  // As Windows and other editors write it.
  const others = people({ id: "li-na", name: "李娜 O’Świątek" })
    .replaceAll("\n", "\r\n")
    .replaceAll("  ", "\t")
    .replace("’", "\\u2019");
  await expectProblems({ "README.md": "", "notes/last.json": last, "people.json": others }, []);
});

test("a problem in an entry is reported in its line", async () => {
  const rows: readonly (readonly [change: object, line: number, message: RegExp])[] = [
    [{ title: "x".repeat(201) }, 2, /NOT have more than 200 characters \(it has 201\)/],
    [{ title: "" }, 2, /empty.*Some words/],
    [{ title: 5 }, 2, /5 isn't a text/],
    [{ title: undefined }, 1, /"title" is missing/],
    [{ title: "\u00a0\u200b\u3164" }, 2, /this text is empty/],
    [{ title: "He said “stop and left" }, 2, /warning.*no partner: ““stop and left”/],
    [{ imageAlt: "A port at dusk, seen from above" }, 11, /warning.*example of the hint/],
    [{ phone: "+48\u00a022 555 01 00" }, 11, /isn't a phone number.*it contains no-break space, U\+00A0/],
    [{ title: "A line\nbreak" }, 2, /warning.*line break/],
    [{ title: "A **bold** word" }, 2, /error.*these characters/],
    [{ image: "/images/A.png" }, 3, /Did you mean "\/images\/a.png"/],
    [{ file: "/files/b.pdf" }, 4, /\/files\/b.pdf doesn't exist/],
    [{ date: "February 30, 2026" }, 5, /existing day[^?]*$/],
    [{ date: "June 16, 2026" }, 5, /warning.*in the future/],
    [{ until: "2026-06-14" }, 6, /warning.*in the past/],
    [{ to: "/note" }, 7, /no page \/note.*Did you mean "\/notes"/],
    [{ to: "/notes#prat" }, 7, /no anchor #prat.*Did you mean "#part"/],
    [{ to: "https://a.example" }, 7, /isn't a valid link here/],
    [{ to: "https://own.example/notes#part" }, 7, /Write only its path: \/notes#part/],
    [{ by: "ann-le" }, 8, /error.*no entry "ann-le".*Did you mean "ann-lee"/],
    [{ with: "somebody" }, 9, /warning.*remove this key/],
    [{ email: "ada@example" }, 11, /isn't a valid email address/],
    [{ email: "ada@ex\u0430mple.com" }, 11, /isn't a valid email address/],
    [{ phone: "555 0100" }, 11, /isn't a phone number/],
    [{ phone: "+44 (0)20 7946 0183" }, 11, /isn't a phone number/],
    [{ site: "www.example.com" }, 11, /public web address/],
    [{ site: "https://deploy-preview-1--own.netlify.app" }, 11, /address of a preview/],
    [{ month: "Apr 2026" }, 11, /isn't the full name of a month/],
    [{ color: "reed" }, 11, /allowed values.*Did you mean "red"/],
    [{ size: 10 }, 11, /10 must be <= 9/],
    [{ tags: [] }, 11, /this list must NOT have fewer than 1 items/],
    [{ colour: "red", color: "red" }, 11, /"colour" is unknown.*The keys are title/],
    [{ colour: "red" }, 11, /"colour" is unknown.*Did you mean "color"/],
  ];
  const expected = rows.map(([, line, message], index) => [`notes/note-${index}.json:${line}`, message] as const);
  await expectProblems(notes(rows.map(([change]) => change)), expected);
});

test("a mistake in Markdown is reported in its column", async () => {
  const rows: readonly (readonly [markdown: string, column: number, message: RegExp])[] = [
    ["A <br>word", 2, /HTML/],
    ["    code", 0, /program code/],
    ["## Heading", 0, /level/],
    ["> 1,000 orders were late", 0, /makes a quotation of this/],
    ["2026. A year", 0, /makes a list of this/],
    ["1. One\n\nThen\n\n2. Two\n\nBut\n\n5) was wrong", 35, /makes a list of this/],
    ["\u00a0", 0, /empty/],
    ["A “word", 0, /no partner/],
    ["| A |\n| - |\n| ‘b |", 14, /no partner/],
    ["![](https://images.unsplash.com/a)", 0, /description/],
    ["A ~~word~~", 2, /crossed-out/],
    ["- [x] Done", 0, /checkboxes/],
    ["---", 0, /lines between/],
    ["![A][b]\n\n[b]: https://images.unsplash.com/a", 0, /address is in another place/],
    ["[b]: /notes", 0, /doesn't show this/],
    ["A www.b.example", 2, /valid link/],
    ["[A](https://www.own.example/note)", 0, /no page/],
    ["[A](/files/b.pdf)", 0, /doesn't exist/],
    ["| A\\nB |\n| - |", 3, /backslash/],
    ["| A \\| B |\n| - |", 0, /two cells/],
    ["-", 0, /empty/],
    ["A [link](/nowhere)", 2, /no page \/nowhere/],
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
  const narrow = await picture().resize(1199).jpeg().toBuffer();
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
    "images/j.jpg": narrow,
    "notes/narrow.json": note({ content: "![B](/images/j.jpg)" }),
    "files/b.pdf": "",
    "files/c.pdf": "%PDF-1.7",
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
    ["notes/narrow.json:10", /1199 pixels wide: the minimum is 1200/],
    ["files/b.pdf:1", /isn't a PDF/],
    ["files/c.pdf:1", /is incomplete/],
    ["images/unused.webp:1", /is empty/],
    ["images/Twin.png:1", /images\/twin.png are one file/],
    ["images/twin.png:1", /images\/Twin.png are one file/],
  ]);
  await expectProblems({ "images/b.png": good }, [["images/b.png:1", /warning.*nothing uses/]]);
  await expectProblems({ "people.json": Buffer.from('[\n"é"]', "latin1") }, [["people.json:2", /UTF-8/]]);
  await expectProblems({ "people.json": undefined }, [["people.json:1", /is missing.*Restore it.*\[\]/]]);
  const schemas = ["{ type", '{ "type": "array", "maxItmes": 1 }', '{ "type": "array", "items": { "format": "dat" } }'];
  for (const schema of schemas)
    await expect(check({ "schemas/people.schema.json": schema })).rejects.toThrow("data/schemas/people.schema.json");
});

test("a repeated id or name is reported at both entries, but not at references and links that may be right", async () => {
  const more = people({ id: "ann-lee", name: "Cy" }, { id: "di-eve", name: "Bob Ray" });
  await expectProblems({ "people.json": more, "notes/first.json": note({ by: "cy" }) }, [
    ["people.json:3", /another entry has the same id, "ann-lee"/],
    ["people.json:11", /another entry has the same id, "ann-lee"/],
    ["people.json:8", /another entry has the same name, "Bob Ray"/],
    ["people.json:16", /another entry has the same name, "Bob Ray"/],
  ]);
  // The file that can't be read may have the anchor of the link.
  await expectProblems({ "notes/first.json": "{", "notes/last.json": note({}) }, [["notes/first.json:1", /bracket/]]);
});

test("a kind of content may be dropped, and references to it are reported", async () => {
  const references = [
    ["notes/first.json:8", /error: data\/people has no entry "ann-lee" Add an entry to data\/people\.$/],
    ["notes/first.json:9", /warning: data\/people has no entry "bob-ray" Add an entry to data\/people, or remove this/],
  ] as const;
  const schema = asFile({ ...PERSON, folder: true });
  await expectProblems({ "people.json": undefined, "schemas/people.schema.json": schema }, references);
  await expectProblems({ "people.json": "[]" }, references);
  await expectProblems({ "notes/first.json": undefined, "images/a.png": undefined, "files/a.pdf": undefined }, []);
});

test("a value in two spellings is reported where it is rarer, unless pages don't group by it", async () => {
  const words = ["Élan vital", "elan-vital ", "Élan vital", "Elan"];
  const topics = notes(words.map((topic) => ({ topic, content: `Words of ${topic}.` })));
  await expectProblems({ ...topics, "people.json": people({ id: "cy", name: "ann lee" }) }, [
    ["notes/note-1.json:11", /warning: another entry has another spelling of this, "Élan vital"/],
    ["notes/note-1.json:11", /warning.*ends with a space/],
    ["people.json:4", /warning: another entry has almost the same name, "ann lee"/],
    ["people.json:12", /warning: another entry has almost the same name, "Ann Lee"/],
  ]);
});

test("one portrait for two people, and a description of another picture are reported, also since the last commit", async () => {
  const first = files["images/a.png"];
  const [second, third] = await Promise.all([50, 60].map((width) => picture().resize(width).png().toBuffer()));
  const portraits = { "images/c.png": second, "images/d.png": second };
  const pair = people(
    { id: "cy", name: "Cy", image: "/images/c.png" },
    { id: "di", name: "Di", image: "/images/d.png" },
  );
  await expectProblems({ ...portraits, "people.json": pair }, [
    ["people.json:13", /warning: Di has the same portrait/],
    ["people.json:18", /warning: Cy has the same portrait/],
  ]);
  const described = { image: "/images/a.png", imageAlt: "A port" };
  // The same picture with another name keeps its description.
  const inText = { content: "![A port](/images/b.png)" };
  const copies = { "images/b.png": first, "images/c.png": second };
  const last = { ...copies, ...notes([described, inText, { content: "![A port](/images/c.png)" }]) };
  const warned = (problems: Awaited<ReturnType<typeof check>>) =>
    problems.flatMap(({ file, message }) => (message.startsWith("this is the description of another") ? [file] : []));
  expect(warned(await check(last))).toEqual(["data/notes/note-2.json"]);

  const folder = makeFolder(
    inData({ ...copies, ...notes([described, { imageAlt: "A ship", image: "/images/c.png" }]) }),
  );
  const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: folder });
  git("init");
  git("add", ".");
  const commit = () => git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--all", "-m", "Change");
  commit();
  const changed = notes([
    { ...described, image: "/images/d.png" },
    { imageAlt: "A ship", image: "/images/e.png" },
  ]);
  writeFiles(folder, inData({ ...changed, "images/d.png": third, "images/e.png": second }));
  jest.replaceProperty(process, "env", { ...process.env, CI: "" });
  expect(warned(await checkFolder(folder))).toEqual(["data/notes/note-0.json"]);
  // On GitHub, the change is the last commit.
  commit();
  expect(warned(await checkFolder(folder))).toEqual([]);
  jest.replaceProperty(process, "env", { ...process.env, CI: "true" });
  expect(warned(await checkFolder(folder))).toEqual(["data/notes/note-0.json"]);
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
