import { join } from "node:path";
import sharp from "sharp";
import { PICTURE_HOST } from "../../../src/content/picture-host";
import { HERE } from "./support/edited-content";
import { testMistakes, setUpContent } from "./support/tables";
import type { MistakeRow } from "./support/tables";

const content = setUpContent();

const picture = (value: string, remedy: string): MistakeRow => [
  value,
  "services.json",
  /"image": "[^"]*"/,
  `"image": ${HERE}"${value}"`,
  remedy,
];

/** The edits leave a picture unused, which is a warning of its own; here only mistakes count. */
const mistakes = async () => (await content().news()).filter(({ severity }) => severity === "mistake");

describe("a picture that can't be shown", () => {
  test.each([
    ["images/services/lost.jpg", "Put the picture into data/images/"],
    ["images/services/Consulting.jpg", "capital letters included"],
    ["https://elsewhere.example/photo-1", PICTURE_HOST.origin],
    ["services.json", "Save the picture as JPEG"],
  ])("%s", async (value, remedy) => {
    const [, file, pattern, replacement] = picture(value, remedy);
    const place = content().edit(file, pattern, replacement);
    expect(await mistakes()).toEqual([
      expect.objectContaining({ ...place, remedy: expect.stringContaining(remedy) as string }),
    ]);
  });

  test.each([
    ["images/services/Consulting.jpg", "images/services/consulting.jpg"],
    ["/images/services/consulting.jpg", "images/services/consulting.jpg"],
    ["images/services/consultng.jpg", "images/services/consulting.jpg"],
  ])("%s comes with what was probably meant", async (value, suggestion) => {
    content().edit("services.json", /"image": "[^"]*"/, `"image": "${value}"`);
    expect(await mistakes()).toMatchObject([{ suggestion }]);
  });

  const jpeg = (width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();

  test.each([
    ["no picture at all", () => Buffer.from("<!doctype html><title>404</title>"), "Save the picture as JPEG"],
    ["too narrow", () => jpeg(600), "Take a larger version"],
    ["too heavy", async () => Buffer.concat([await jpeg(2000), Buffer.alloc(5_000_001)]), "Save it as JPEG"],
    ["half of it", async () => (await jpeg(2000)).subarray(0, -1000), "Put the whole file"],
  ])("a file that is %s", async (_name, bytes, remedy) => {
    content().write("images/services/new.jpg", await bytes());
    const place = content().edit("services.json", /"image": "[^"]*"/, `"image": ${HERE}"images/services/new.jpg"`);
    expect(await mistakes()).toEqual([
      expect.objectContaining({ ...place, remedy: expect.stringContaining(remedy) as string }),
    ]);
  });

  test("a picture whose name doesn't say that it is one", async () => {
    content().write("images/services/new.jfif", await jpeg(1500));
    const place = content().edit("services.json", /"image": "[^"]*"/, `"image": ${HERE}"images/services/new.jfif"`);
    expect(await mistakes()).toMatchObject([{ ...place, remedy: expect.stringContaining(".jpeg") as string }]);
  });

  test("a picture of a page without its words", async () => {
    const place = content().edit("pages.json", /"image": ("[^"]*"),\s*"imageAlt": "[^"]*"/, `${HERE}"image": $1`);
    expect(await content().news()).toMatchObject([{ ...place, remedy: expect.stringContaining("imageAlt") as string }]);
  });
});

describe("files", () => {
  const START = { line: 1, column: 1 };
  const partners = () => content().read("partners.json");

  test.each([["notes.json", "Delete it"]])("%s is no content file, and a mistake", async (file, remedy) => {
    content().write(join(file), partners());
    expect(await content().news()).toMatchObject([
      { file: `data/${file}`, ...START, severity: "mistake", remedy: expect.stringContaining(remedy) as string },
    ]);
  });

  test.each([
    ["notes.txt", "Delete it"],
    ["images/services/unused.jpg", "name it where"],
  ])("%s is a warning", async (file, remedy) => {
    content().write(file, "…");
    expect(await content().news()).toMatchObject([
      { file: `data/${file}`, severity: "warning", remedy: expect.stringContaining(remedy) as string },
    ]);
  });

  test("a picture that no content uses any more is a warning", async () => {
    content().edit("case-studies/*.json", /"image": "[^"]*"/, `"image": "${PICTURE_HOST.origin}/photo-1"`);
    expect((await content().news()).map(({ severity }) => severity)).not.toContain("mistake");
  });

  test("the editors' guide is known", async () => {
    content().write("README.md", "# Guide");
    expect(await content().news()).toEqual([]);
  });

  test("a missing content file is a mistake", async () => {
    content().remove("partners.json");
    expect(await content().news()).toMatchObject([
      { file: "data/partners.json", ...START, severity: "mistake", remedy: expect.stringContaining("[]") as string },
    ]);
  });

  test("a renamed content file is told once, with its other name", async () => {
    content().write("partner.json", partners());
    content().remove("partners.json");
    expect(await content().news()).toMatchObject([
      { file: "data/partners.json", remedy: expect.stringContaining("data/partner.json") as string },
    ]);
  });

  test("a download that isn't there is a mistake, with the nearest that is", async () => {
    content().write("files/growth.pdf", "%PDF-1.7");
    const place = content().edit("white-papers/*.json", /"pages"/, `"file": ${HERE}"files/grwth.pdf", "pages"`);
    expect(await mistakes()).toMatchObject([{ ...place, suggestion: "files/growth.pdf" }]);
  });

  test.each([
    ["a misspelt keyword", /"maxLength"/, `${HERE}"maxLenght"`, "maxLength"],
    ["an unknown format", /"format": "picture"/, `"format": ${HERE}"pictur"`, "picture"],
  ])("%s in a schema is told there, and nothing of its content", async (_name, pattern, replacement, suggestion) => {
    const place = content().edit("schemas/services.schema.json", pattern, replacement);
    expect(await content().news()).toMatchObject([{ ...place, suggestion }]);
  });

  test.each([
    ["broken syntax", /"type": "array",/, `"type": "array"${HERE}`],
    ["a wrong value", /"maxLength": \d+/, `"maxLength": ${HERE}"many"`],
  ])("%s of a schema is told there, and nothing of its content", async (_name, pattern, replacement) => {
    content().edit("schemas/leaders.schema.json", pattern, replacement);
    expect((await content().news()).map(({ file }) => file)).toEqual(["data/schemas/leaders.schema.json"]);
  });
});

describe("pages and their sections", () => {
  testMistakes(content, [
    ["a section with another id", "pages.json", /"id": "partnerships"/, `"id": ${HERE}"partners"`, "as before"],
    [
      "a section too many",
      "pages.json",
      /("id": "about"[^]*?"sections": \[)/,
      `$1 { "id": ${HERE}"prizes", "heading": "Prizes" },`,
      "Delete the section",
    ],
    [
      "a section taken out",
      "pages.json",
      /("id": "sitemap"[^]*?"sections": )\[[^\]]*\]/,
      `$1${HERE}[]`,
      "Bring the section back",
    ],
  ]);

  test.each([
    ["pages.json", "faq"],
    ["legal.json", "terms-of-service"],
  ])("%s needs its entry %s", async (file, id) => {
    content().editEntries(file, (entries) => {
      entries.splice(
        entries.findIndex((entry) => entry.id === id),
        1,
      );
    });
    expect(await content().news()).toMatchObject([
      { file: `data/${file}`, line: 1, remedy: expect.stringContaining("Bring the entry back") as string },
    ]);
  });
});
