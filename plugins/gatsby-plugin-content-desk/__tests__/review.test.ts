import { review } from "../browser/check/review";
import type { Change } from "../browser/check/review";
import { pictureKind } from "../browser/check/picture-kind";
import { checkedFormat } from "../browser/check/checked-format";
import { fileFormat } from "../browser/file-format";
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

const list = (...entries: object[]) => JSON.stringify(entries, null, 2);

const PEOPLE = [
  { id: 1, name: "Ada" },
  { id: 2, name: "Grace" },
];
const ADVICE = { id: "advice", title: "Advice", partner: 1 };

function change(file: string, before: Record<string, string>, text: string): Change {
  const texts = new Map(Object.entries(before));
  return { file, kind: file.replace(".json", ""), before: texts, after: new Map(texts).set(file, text) };
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
  expect(review([], [dangling], "data", it, schemas)).toEqual({
    mistakes: [],
    references: [
      {
        place: "Services › Advice › Partner",
        message: "there is no leader “Ada”",
        remedy: "Choose another one from the list.",
        suggestion: "Grace",
      },
    ],
    gone: [{ name: "Ada", id: "1", renamedTo: undefined }],
  });
});

test("an entry with another id is renamed, not deleted", () => {
  const before = { "services.json": list(ADVICE) };
  const it = change("services.json", before, list({ ...ADVICE, id: "counsel" }));
  expect(review([], [], "data", it, schemas).gone).toEqual([{ name: "Advice", id: "advice", renamedTo: "counsel" }]);
});

test("mistakes that others have made elsewhere are theirs; those of the form are told, old or new", () => {
  const text = list({ ...ADVICE, title: "" });
  const it = change("services.json", { "leaders.json": list(...PEOPLE), "services.json": text }, text);
  const own = finding("services.json", text, "title", { message: "the text is empty" });
  const others = finding("leaders.json", list(...PEOPLE), "Grace", {});
  const found = review([own, others], [own, others], "data", it, schemas);
  expect(found.mistakes).toEqual([
    { place: "Services › No. 1 › Title", message: "the text is empty", remedy: "Mend it." },
  ]);
  expect(found.references).toEqual([]);
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

describe("a file that Sveltia writes", () => {
  const asked: unknown[][] = [];
  const formatAt = (hash: string) => {
    const confirm = (...args: unknown[]) => {
      asked.push(args);
      return Promise.resolve();
    };
    const format = checkedFormat("services", SERVICES, fileFormat(SERVICES), confirm, () => hash);
    format.fromFile(list(ADVICE));
    return format;
  };

  beforeEach(() => {
    asked.length = 0;
  });

  const changed = [{ ...ADVICE, title: "Counsel", partner: "1" }];

  test("is checked as it will be, where its form is open", async () => {
    const text = await formatAt("#/collections/_singletons/entries/services").toFile(changed);
    expect(asked).toEqual([["services", "services.json", list(ADVICE), text]]);
    expect(text).toBe(list({ ...ADVICE, title: "Counsel" }));
  });

  test("is not asked about where another form is open", async () => {
    await formatAt("#/collections/_singletons/entries/leaders").toFile(changed);
    expect(asked).toEqual([]);
  });

  test("stays as it was for the next time, if the editor calls the save off", async () => {
    const refuse = () => Promise.reject(new Error("called off"));
    const inner = fileFormat(SERVICES);
    const format = checkedFormat(
      "services",
      SERVICES,
      inner,
      refuse,
      () => "#/collections/_singletons/entries/services",
    );
    format.fromFile(list(ADVICE));
    await expect(format.toFile(changed)).rejects.toThrow("called off");
    expect(inner.written(changed).old).toBe(list(ADVICE));
  });
});
