/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import type { PictureHost } from "../../src/content/picture-host";
import { copyContent } from "../support/content-copy";
import type { ContentCopy } from "../support/content-copy";

const HOST: PictureHost = { origin: "https://pictures.example", parameters: { width: "w", height: "h" }, fixed: {} };

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});

afterEach(() => {
  content.dispose();
});

const mistakes = () => checkContent(content.directory, HOST);

/** Changes entries of a content file, as values. */
function editEntries(file: string, change: (entries: Record<string, unknown>[]) => void): void {
  content.edit(file, (text) => {
    const entries = JSON.parse(text) as Record<string, unknown>[];
    change(entries);
    return JSON.stringify(entries);
  });
}

const setField = (file: string, index: number, field: string, value: unknown) => {
  editEntries(file, (entries) => {
    Object.assign(entries[index] ?? {}, { [field]: value });
  });
};

test("the site's own content has no mistakes", () => {
  expect(mistakes()).toEqual([]);
});

test("an unknown key is named", () => {
  setField("leaders.json", 1, "nickname", "Bo");
  expect(mistakes()).toEqual([
    { file: "data/leaders.json", place: "[1]", message: 'unknown key "nickname"; remove it, or correct its spelling' },
  ]);
});

test("a missing key is named", () => {
  editEntries("offices.json", (entries) => {
    delete entries[0]?.phone;
  });
  expect(mistakes()).toEqual([{ file: "data/offices.json", place: "[0]", message: 'the key "phone" is missing' }]);
});

test("a missing picture is named", () => {
  setField("services.json", 2, "image", "images/services/lost.jpg");
  expect(mistakes()).toEqual([
    {
      file: "data/services.json",
      place: "[2].image",
      message:
        'there is no picture "images/services/lost.jpg"; give the path of a file relative to data/, or an address that begins with https://pictures.example/',
    },
  ]);
});

test("a picture may come from the picture host, and from no other", () => {
  setField("services.json", 2, "image", "https://pictures.example/photo-1");
  expect(mistakes()).toEqual([]);
  setField("services.json", 2, "image", "https://elsewhere.example/photo-1");
  expect(mistakes()).toMatchObject([{ file: "data/services.json", place: "[2].image" }]);
});

test("an id that is used twice is named", () => {
  setField("leaders.json", 3, "id", 1);
  expect(mistakes()).toEqual([{ file: "data/leaders.json", place: "[3].id", message: "the id 1 is used twice" }]);
});

test("a cross-reference to an entry that is gone is named", () => {
  editEntries("industries.json", (entries) => {
    entries.splice(
      entries.findIndex(({ id }) => id === "healthcare"),
      1,
    );
  });
  expect(mistakes()).toEqual([
    {
      file: "data/case-studies.json",
      place: "[1].industry",
      message: 'data/industries.json has no entry with the id "healthcare"',
    },
  ]);
});

test("malformed JSON is named with its line", () => {
  content.edit("faq.json", (text) => text.replace('"question": "How do you charge', '"question" "How do you charge'));
  const [mistake, ...others] = mistakes();
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({
    file: "data/faq.json",
    place: expect.stringMatching(/^line 7, column \d+$/) as string,
  });
  expect(mistake?.message).toMatch(/^not valid JSON: /);
});

test("a file that ends too early is named with its last line", () => {
  content.edit("partners.json", () => '[\n  {\n    "name": "Halden"');
  expect(mistakes()).toMatchObject([{ file: "data/partners.json", place: "line 3, column 21" }]);
});

test("a link to a page that the site does not have is named", () => {
  content.edit("navigation.json", (text) =>
    text.replace('"to": "/webinars" }\n      ]', '"to": "/webinar" }\n      ]'),
  );
  expect(mistakes()).toEqual([
    {
      file: "data/navigation.json",
      place: expect.stringMatching(/\.to$/) as string,
      message: 'the site has no page or anchor "/webinar"',
    },
  ]);
});

test.each([
  ["<script>", "<p>Text</p><script>alert(1)</script>"],
  ["<img>", '<p><img src="x.jpg"></p>'],
  ['onclick="…" on <p>', '<p onclick="go()">Text</p>'],
  ['style="…" on <h3>', '<h3 style="color: red">Text</h3>'],
  ["that href on <a>", '<p><a href="javascript:alert(1)">Text</a></p>'],
])("forbidden markup is named: %s", (shown, html) => {
  content.edit("articles.json", (text) => text.replace('"content": "', `"content": "${html.replaceAll('"', '\\"')}`));
  expect(mistakes()).toEqual([
    {
      file: "data/articles.json",
      place: "[0].content",
      message: `${shown} is not allowed here; use headings, paragraphs, lists, quotes, tables and links without other attributes`,
    },
  ]);
});

test("a missing file is named", () => {
  content.remove("partners.json");
  expect(mistakes()).toEqual([
    {
      file: "data/partners.json",
      place: "",
      message: "the file is missing; data/schemas/partners.schema.json describes it",
    },
  ]);
});

test("a file that no schema describes is named", () => {
  writeFileSync(join(content.directory, "notes.json"), "[]");
  expect(mistakes()).toEqual([
    { file: "data/notes.json", place: "", message: "no data/schemas/notes.schema.json describes this file" },
  ]);
});

test("a value that is too short says how long it is", () => {
  setField("pages.json", 0, "description", "Too short.");
  expect(mistakes()).toEqual([
    { file: "data/pages.json", place: "[0].description", message: "must NOT have fewer than 50 characters; it has 10" },
  ]);
});

test("all mistakes are told at once", () => {
  setField("leaders.json", 0, "nickname", "Bo");
  setField("services.json", 0, "image", "images/lost.jpg");
  content.remove("partners.json");
  expect(
    mistakes()
      .map(({ file }) => file)
      .sort(),
  ).toEqual(["data/leaders.json", "data/partners.json", "data/services.json"]);
});
