import { review } from "../browser/check/review";
import type { Change } from "../browser/check/review";
import { pictureKind } from "../browser/check/picture-kind";
import type { Finding, JsonSchema } from "../../gatsby-plugin-content-schema";

const LEADERS: JsonSchema = {
  type: "array",
  items: {
    title: "Leader",
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  },
};

const SERVICES: JsonSchema = {
  type: "array",
  items: {
    title: "Service",
    type: "object",
    required: ["id", "title"],
    properties: {
      id: { type: "string", format: "slug" },
      title: { type: "string" },
      partner: { type: "integer", reference: "leaders" },
    },
  },
};

const schemas = new Map([
  ["leaders", LEADERS],
  ["services", SERVICES],
]);

const SITE = { folder: "data", schemas };

const list = (...entries: object[]) => JSON.stringify(entries, null, 2);

const PEOPLE = [
  { id: 1, name: "Ada" },
  { id: 2, name: "Grace" },
];
const ADVICE = { id: "advice", title: "Advice", partner: 1 };

function change(file: string, before: Record<string, string>, text: string): Change {
  const texts = new Map(Object.entries(before));
  return { files: [file], kind: file.replace(".json", ""), before: texts, after: new Map(texts).set(file, text) };
}

/** A finding at the line of a text with these words. */
function finding(file: string, text: string, words: string, what: Partial<Finding>): Finding {
  const line = text.split("\n").findIndex((one) => one.includes(words));
  const column = (text.split("\n")[line]?.indexOf(":") ?? 0) + 3;
  return {
    severity: "mistake",
    file: `data/${file}`,
    line: line + 1,
    column,
    message: "wrong",
    remedy: "Mend it.",
    ...what,
  };
}

test("what refers to somebody who is deleted is told by names, and never by a number", () => {
  const services = list(ADVICE);
  const it = change(
    "leaders.json",
    { "leaders.json": list(...PEOPLE), "services.json": services },
    list(PEOPLE[1] ?? {}),
  );
  const dangling = finding("services.json", services, "partner", {
    value: "1",
    message: "there is no leader with the id 1",
    suggestion: "2",
  });
  expect(review([], [dangling], it, SITE)).toEqual({
    mistakes: [],
    advice: [],
    elsewhere: [
      {
        place: "Services › Advice › Partner",
        message: "there is no leader “Ada”",
        remedy: "Choose another one from the list.",
        suggestion: "Grace",
      },
    ],
    gone: [{ name: "Ada", id: "1", renamedTo: undefined }],
    breaks: true,
  });
});

test("an entry with another id is renamed, not deleted", () => {
  const before = { "services.json": list(ADVICE) };
  const it = change("services.json", before, list({ ...ADVICE, id: "counsel" }));
  expect(review([], [], it, SITE).gone).toEqual([{ name: "Advice", id: "advice", renamedTo: "counsel" }]);
});

test("mistakes that others have made elsewhere are theirs; those of the form are told, old or new", () => {
  const text = list({ ...ADVICE, title: "" });
  const it = change("services.json", { "leaders.json": list(...PEOPLE), "services.json": text }, text);
  const own = finding("services.json", text, "title", { message: "the text is empty" });
  const others = finding("leaders.json", list(...PEOPLE), "Grace", {});
  const found = review([own, others], [own, others], it, SITE);
  expect(found.mistakes).toEqual([
    { place: "Services › No. 1 › Title", message: "the text is empty", remedy: "Mend it." },
  ]);
  expect(found.elsewhere).toEqual([]);
});

test("a warning is advice, and told once; it doesn't keep the content from being published", () => {
  const text = list(ADVICE);
  const it = change("services.json", { "services.json": text }, text);
  const own = finding("services.json", text, "title", { severity: "warning", message: "the name is known" });
  const place = { place: "Services › Advice › Title", message: "the name is known", remedy: "Mend it." };
  expect(review([], [own], it, SITE)).toMatchObject({ advice: [place], mistakes: [], breaks: false });
  expect(review([own], [own], it, SITE).advice).toEqual([]);
});

test("Markdown in a text that has buttons is to be written with those", () => {
  const texts = new Map([["services", { type: "object", properties: { title: { type: "string", format: "html" } } }]]);
  const text = JSON.stringify({ title: "<p>## Why</p>" });
  const it = {
    files: ["services.json"],
    kind: "services",
    before: new Map(),
    after: new Map([["services.json", text]]),
  };
  const own = { ...finding("services.json", text, "title", {}), remedy: "Write HTML: <h3>…</h3>." };
  expect(review([], [own], it, { ...SITE, schemas: texts as never }).mistakes).toEqual([
    expect.objectContaining({ remedy: "Take the signs out, and use the buttons above the text." }),
  ]);
});

test("files, lines and keys are told by the names of entries and fields", () => {
  const people = list(...PEOPLE);
  const text = list(ADVICE);
  const it = change("services.json", { "leaders.json": people, "services.json": text }, text);
  const line = people.split("\n").findIndex((one) => one.includes("Grace")) + 1;
  const own = finding("services.json", text, "title", {
    message: `data/leaders.json:${String(line)} has this "title" already`,
    remedy: 'Write it as in leaders.json, or say “so” in docs/all-claims.md:12, with "other".',
  });
  expect(review([], [own], it, SITE).mistakes).toEqual([
    {
      place: "Services › Advice › Title",
      message: "“Leaders › Grace › Name” has this “Title” already",
      remedy: 'Write it as in “Leaders”, or say “so” in the document “All claims”, with "other".',
    },
  ]);
});

test.each([
  ["jpeg", [0xff, 0xd8, 0xff, 0xe0]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["gif", [...Buffer.from("GIF89a")]],
  ["webp", [...Buffer.from("RIFF....WEBPVP8 ")]],
  ["avif", [...Buffer.from("....ftypavif")]],
  [undefined, [...Buffer.from("These are words.")]],
])("a file that begins so is %s", async (kind, bytes) => {
  expect(await pictureKind(new Blob([Uint8Array.from(bytes)]))).toBe(kind);
});
