import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import site from "../../data/site.json";
import { readSchemas, readWords } from "../../plugins/gatsby-plugin-content-schema";
import { PLACEHOLDERS } from "../../src/content/placeholders";
import { EditedContent, HERE } from "./check/support/edited-content";

const PROJECT = join(__dirname, "../..");
const DATA = join(PROJECT, "data");

const read = (file: string) => readFileSync(join(PROJECT, file), "utf8");

/** The firm's own: what editors write, its license, and what was changed before. The schemas are the product's. */
const OF_THE_FIRM = /^data\/(?!schemas\/|README\.md)|^static\/|^LICEN[CS]E|^CHANGELOG\.md$/;

/** Finds words where no letter or digit goes on: "Orr" is no part of "Orrery". */
const asWords = (words: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${words.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}(?![\p{L}\d])`, flags);

/** The name as keys and folders have it: "tessaline-orr". */
const SLUG = site.brand
  .normalize("NFKD")
  .replaceAll(/\p{M}/gu, "")
  .toLowerCase()
  .match(/[a-z\d]+/g)
  ?.join("-");

/** What only data/ may say. A brand may be a word of English too: in small letters, it counts as a part of a key only. */
const NAMES = [
  ...[site.brand, site.brand.toUpperCase(), site.product, site.legalEntity.name].map((name) => asWords(name, "u")),
  ...(SLUG ? [new RegExp(`(?<![a-z\\d])${SLUG}[-:_][a-z\\d]`, "i")] : []),
  ...[
    site.email.split("@")[1] ?? "",
    new URL(site.address).hostname,
    site.phone,
    site.phone.replace(/[^+\d]/g, ""),
  ].map((address) => asWords(address, "iu")),
];

test("no file but the firm’s own says its name, its addresses or its phone number", () => {
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: PROJECT,
    encoding: "utf8",
  });
  const files = tracked
    .split("\0")
    .filter((file) => file && !OF_THE_FIRM.test(file) && existsSync(join(PROJECT, file)));
  const saying = files.flatMap((file) => {
    const text = read(file);
    // Pictures hold no text.
    if (text.includes("\0")) return [];
    return text
      .split("\n")
      .flatMap((line, index) => (NAMES.some((name) => name.test(line)) ? [`${file}:${String(index + 1)}`] : []));
  });
  expect(saying).toEqual([]);
});

describe("placeholders", () => {
  const words = readWords(DATA, PLACEHOLDERS);

  test("stand for what the content says of the firm", () => {
    const offices = JSON.parse(read("data/offices.json")) as readonly { city: string; address: readonly string[] }[];
    const seat = offices.find(({ city }) => city === site.legalEntity.office);
    expect(words).toMatchObject({
      firm: site.brand,
      FIRM: site.brand.toUpperCase(),
      fullName: site.product,
      founded: String(site.founded),
      phone: site.phone,
      email: site.email,
      domain: site.email.split("@")[1],
      legalName: site.legalEntity.name,
      legalAddress: seat?.address.join(", "),
      governingLaw: site.legalEntity.governingLaw,
      jurisdiction: site.legalEntity.jurisdiction,
    });
    for (const { city } of offices) expect(words.cities).toContain(city);
    for (const { name } of site.languages) expect(words.languages).toContain(name);
  });

  test("list cities and languages as the house writes lists, without drafts", () => {
    const offices = ["Oslo", "Rome", "Lima"].map((city) => ({ city }));
    const of = (list: readonly object[]) => PLACEHOLDERS.words(new Map([["offices", list]])).cities;
    expect([of(offices), of(offices.slice(0, 2)), of(offices.slice(0, 1)), of([])]).toEqual([
      "Oslo, Rome and Lima",
      "Oslo and Rome",
      "Oslo",
      undefined,
    ]);
    expect(of([...offices.slice(0, 2), { city: "Bonn", draft: true }])).toBe("Oslo and Rome");
  });

  test("whose fact is missing are none", () => {
    expect(PLACEHOLDERS.words(new Map([["site", { brand: "Tessaline & Orr" }]]))).toEqual({
      firm: "Tessaline & Orr",
      FIRM: "TESSALINE & ORR",
      affiliateClause: "",
      affiliateSentence: "",
    });
  });

  test("are offered by Visual Studio Code, and explained in the editors’ guide", () => {
    const snippets = parse(read(".vscode/placeholders.code-snippets")) as Record<
      string,
      { prefix: string; body: string }
    >;
    const all = Object.keys(
      PLACEHOLDERS.words(
        new Map<string, unknown>([
          ["site", FULL],
          ["offices", OFFICES],
        ]),
      ),
    );
    expect(Object.values(snippets).map(({ prefix, body }) => [prefix, body])).toEqual(
      expect.arrayContaining(all.map((name) => [`{${name}}`, `{${name}}`])),
    );
    expect(Object.keys(snippets)).toHaveLength(all.length);
    const guide = read("data/README.md");
    for (const name of all) expect(guide).toContain(`| \`{${name}}\``);
  });

  test("that a schema’s hint names are known", () => {
    const all = Object.keys(
      PLACEHOLDERS.words(
        new Map<string, unknown>([
          ["site", FULL],
          ["offices", OFFICES],
        ]),
      ),
    );
    const hints = [...readSchemas(DATA).values()].map((schema) => JSON.stringify(schema));
    const named = hints.flatMap((text) => [...text.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = ""]) => name));
    expect(named.filter((name) => !all.includes(name))).toEqual([]);
    expect(named).toContain("firm");
  });
});

const OFFICES = [{ city: "Oslo", address: ["Karl Johans gate 1", "0154 Oslo", "Norway"] }];

/** A firm of which everything is known. */
const FULL = {
  ...site,
  legalEntity: {
    ...site.legalEntity,
    office: "Oslo",
    affiliate: { name: "Two", office: "Oslo", clause: "with", sentence: "is here, too." },
  },
};

const wordsOf = (facts: object) =>
  PLACEHOLDERS.words(
    new Map<string, unknown>([
      ["site", facts],
      ["offices", OFFICES],
    ]),
  );

test("the privacy policy speaks of a second company only where there is one", () => {
  expect(wordsOf(FULL)).toMatchObject({
    affiliateClause: ", with Two, Karl Johans gate 1, 0154 Oslo, Norway",
    affiliateSentence: " Two is here, too.",
  });
  const legalEntity = { ...FULL.legalEntity, affiliate: undefined };
  expect(wordsOf({ ...FULL, legalEntity })).toMatchObject({ affiliateClause: "", affiliateSentence: "" });
});

describe("the check", () => {
  const content = new EditedContent();
  beforeAll(() => content.prepare());
  afterEach(() => {
    content.restore();
  });
  afterAll(() => {
    content.dispose();
  });

  test("takes the firm’s name by its placeholder, in text and HTML", async () => {
    content.edit("legal.json", /"introduction": "/, '"introduction": "{firm} and {legalName}, {legalAddress}. ');
    content.edit(
      "legal.json",
      /"content": "<p>/,
      '"content": "<p><a href=\\"mailto:privacy@{domain}\\">Write to {FIRM}</a>. ',
    );
    expect(await content.news()).toEqual([]);
  });

  test("refuses a placeholder whose fact is missing", async () => {
    content.edit("legal.json", /"introduction": "/, '"introduction": "{affiliateName} ');
    expect(await content.news()).toMatchObject([
      {
        severity: "mistake",
        file: "data/legal.json",
        value: "{affiliateName}",
        remedy: expect.stringContaining("{legalName}"),
      },
    ]);
  });

  test("refuses a seat that is no office", async () => {
    const place = content.edit("site.json", /"office": "[^"]*"/, `"office": ${HERE}"New Yrok"`);
    expect(await content.news()).toMatchObject([{ ...place, severity: "mistake", suggestion: "New York" }]);
  });
});
