import { HERE } from "./support/edited-content";
import { testMistakes, setUpContent } from "./support/tables";
import type { MistakeRow } from "./support/tables";

const content = setUpContent();

const rows: MistakeRow[] = [
  ["a comma missing between two entries", "faq.json", /\},(\s*\{)/, `${HERE}}$1`, "Write ,"],
  ["a comma missing between two keys", "services.json", /",(\n\s*"title")/, `${HERE}"$1`, "Write ,"],
  ["a comma missing within a list", "jobs/*.json", /(\[\n\s*"[^"\n]+)",/, `$1${HERE}"`, "Write ,"],
  ["a comma behind the last key", "partners.json", /("name": "[^"]+")\n/, `$1${HERE},\n`, "Delete this comma"],
  ["a comma behind the last entry", "faq.json", /\}\n\]/, `}${HERE},\n]`, "Delete this comma"],
  [
    "a comment to the end of the line",
    "jobs/*.json",
    /\n( *)"title"/,
    `\n$1${HERE}// new\n$1"title"`,
    "Delete the comment",
  ],
  ["a comment that doesn't end", "site.json", /\{/, `{ ${HERE}/* ours `, "Delete the comment"],
  ["curly marks around a text", "faq.json", /"question": "([^"]+)"/, `"question": ${HERE}“$1”`, "before and behind"],
  ["single marks around a text", "partners.json", /"name": "([^"]+)"/, `"name": ${HERE}'$1'`, "before and behind"],
  ["no opening mark", "partners.json", /"name": "([A-Z])/, `"name": ${HERE}$1`, 'Write " before'],
  ["no closing mark", "leaders.json", /("name": "[^"]+)",/, `$1${HERE},`, 'Write " at its end'],
  ["no marks around a key", "leaders.json", /"name":/, `${HERE}name:`, 'Write " before'],
  ["straight marks within a text", "faq.json", /"answer": "(\w+) (\w+)/, `"answer": "$1 ${HERE}"$2" `, "as “ and ”"],
  ["a colon missing", "faq.json", /"question": /, `"question${HERE}" `, "Write :"],
  ["an equals sign for a colon", "faq.json", /"question":/, `"question" ${HERE}=`, "Write :"],
  ["a value missing", "leaders.json", /"id": \d+,/, `"id"${HERE}: ,`, "Write the value"],
  ["a closing } missing, its comma left", "leaders.json", /\n {2}\},\n/, `\n  ${HERE},\n`, "Write } before the comma"],
  [
    "a closing } missing with its line",
    "partners.json",
    /("name": "[^"]+)"\n {2}\},\n/,
    `$1${HERE}"\n`,
    /Write ,|Write }/,
  ],
  ["the last } missing, its line left", "partners.json", /\n {2}\}\n\]/, `\n${HERE}\n]`, "Write }"],
  ["a closing ] missing before an entry's next key", "jobs/*.json", /\.(")\n {2}\],\n/, `.$1${HERE},\n`, "Write ]"],
  ["the closing ] missing at the end", "faq.json", /\}\n\]\n$/, `${HERE}}\n`, "Write ]"],
  ["the opening [ missing", "faq.json", /^\[/, `${HERE}`, "Write ["],
  ["an opening { missing", "partners.json", /\[\n {2}\{\n/, `[\n${HERE}\n`, "Write {"],
  ["one } too many", "leaders.json", /\n {2}\},/, `\n  }${HERE}},`, "Delete this }"],
  ["one ] too many at the end", "faq.json", /\]\n$/, `]\n${HERE}]\n`, "Delete"],
  ["words behind the end", "faq.json", /\]\n$/, `]\n${HERE}thanks\n`, "before thanks"],
  ["True in capital letters", "pages.json", /"title":/, `"draft": ${HERE}True, "title":`, "small letters"],
  ["a thousands separator", "leaders.json", /"id": \d+/, `"id": 1,${HERE}000`, "without commas"],
  ["a line break within a text", "faq.json", /("answer": "[^"]{19})([^"])/, `$1${HERE}$2\n`, "\\n"],
  ["a tab within a text", "faq.json", /("answer": "\w+)/, `$1${HERE}\t`, "Replace it by a space"],
  ["a backslash before a letter", "site.json", /"tagline": "/, `"tagline": "C:${HERE}\\data `, "Write a backslash as"],
  ["a non-breaking space before a key", "site.json", /\n {2}"brand"/, `\n ${HERE}\u00a0"brand"`, "plain space"],
  ["two versions of a file", "jobs/*.json", /\n/, `\n${HERE}<<<<<<< HEAD\n`, "Keep one of the two"],
  [
    "a key twice in an entry",
    "leaders.json",
    /"name": ("[^"]+")/,
    `"name": $1, ${HERE}"name": $1`,
    "Keep one of the two",
  ],
];

describe("a mistake of syntax is told once, where it is to be mended", () => {
  testMistakes(content, rows);
});

const START = { line: 1, column: 1, severity: "mistake" };

test.each([
  ["UTF-8 with a byte order mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
  ["UTF-16, little end first", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
])("a file saved as %s is told at its first line", async (_name, encode) => {
  content().write("industries.json", encode(content().read("industries.json")));
  expect(await content().news()).toEqual([
    expect.objectContaining({
      ...START,
      file: "data/industries.json",
      remedy: expect.stringContaining("UTF-8") as string,
    }),
  ]);
});

test("a file saved in Windows' encoding is told at the first character that shows it", async () => {
  const place = content().edit("faq.json", /("question": "[^"]{5})/, `$1${HERE}é`);
  content().write("faq.json", Buffer.from(content().read("faq.json").replaceAll("’", "'"), "latin1"));
  expect(await content().news()).toEqual([
    expect.objectContaining({ ...place, remedy: expect.stringContaining("UTF-8") as string }),
  ]);
});

test.each([["an empty file", ""]])("%s is told once, and what depends on it keeps silent", async (_name, text) => {
  content().write("industries.json", text);
  expect(await content().news()).toEqual([
    expect.objectContaining({
      ...START,
      file: "data/industries.json",
      remedy: expect.stringContaining("[]") as string,
    }),
  ]);
});

test("several slips that leave no doubt are all told in one run, and the rest of the file is checked too", async () => {
  content().edit("jobs/*.json", /"title"/, '/* new */ "title"');
  content().edit("jobs/*.json", /"\n(\s*\])/, '",\n$1');
  content().edit("jobs/*.json", /"type": "[^"]*"/, '"type": "Sometimes"');
  const news = await content().news();
  expect(news.map(({ message }) => message)).toEqual([
    expect.stringContaining("comments"),
    expect.stringContaining('"Sometimes"'),
    expect.stringContaining("a comma stands behind the last item"),
  ]);
});

test("mistakes in several files are all told in one run", async () => {
  content().edit("jobs/*.json", /,/, "");
  content().edit("faq.json", /"question"/, '"qestion"');
  content().edit("leaders.json", /"image": "[^"]*"/, '"image": "images/lost.jpg"');
  const news = await content().news();
  expect(news.map(({ file }) => file)).toEqual([
    "data/faq.json",
    expect.stringMatching(/^data\/jobs\//),
    "data/leaders.json",
  ]);
});
