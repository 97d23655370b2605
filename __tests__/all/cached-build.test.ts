import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { copySite } from "./support/site-copy";
import type { SiteCopy } from "./support/site-copy";

/** Long enough for three builds on a busy machine. */
const HALF_AN_HOUR = 1_800_000;

const ARTICLE = "digital-transformation";
const WORDS = "A paragraph that was written later.";

/** Another rule of the code for setting text, and another field of a schema, which becomes one of its GraphQL type. */
const CHANGES = {
  code: { file: "gatsby/typeset.ts", from: "`$1${NO_BREAK_SPACE}`", to: "`$1${NO_BREAK_SPACE}${WORD_JOINER}`" },
  schema: {
    file: "data/schemas/partners.schema.json",
    from: '"properties": {',
    to: '"properties": { "note": { "type": "string", "description": "A note" },',
  },
} as const;

let site: SiteCopy;

beforeAll(async () => void (site = await copySite()));

afterAll(() => site.remove());

const inSite = (...path: string[]) => join(site.directory, ...path);

function change(what: keyof typeof CHANGES, direction: "there" | "back"): void {
  const { file, from, to } = CHANGES[what];
  const [before, after] = direction === "there" ? [from, to] : [to, from];
  const text = readFileSync(inSite(file), "utf8");
  expect(text).toContain(before);
  writeFileSync(
    inSite(file),
    text.replace(before, () => after),
  );
}

/** Adds a paragraph to an article, or takes it away, and with it an address that has moved. */
function changeContent(direction: "there" | "back"): void {
  const file = inSite(`data/articles/${ARTICLE}.json`);
  const { content, ...article } = JSON.parse(readFileSync(file, "utf8")) as { content: string };
  const text = direction === "there" ? `${content}\n\n${WORDS}` : content.replace(`\n\n${WORDS}`, "");
  writeFileSync(file, JSON.stringify({ ...article, content: text }));
  const moved = direction === "there" ? [{ from: "/services/coaching", to: "/services" }] : [];
  writeFileSync(inSite("data/redirects.json"), JSON.stringify(moved));
}

/**
 * The published files, byte for byte, but for webpack's number of the compilation: it differs where scripts don't, and
 * open pages only compare it with that of the site that they are on. Scripts of former builds may stay.
 */
function publishedFiles(): Map<string, string> {
  const compilation = (
    JSON.parse(readFileSync(inSite("public/page-data/app-data.json"), "utf8")) as { webpackCompilationHash: string }
  ).webpackCompilationHash;
  const files = readdirSync(inSite("public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [
      relative(inSite("public"), file),
      readFileSync(file, "latin1").replaceAll(compilation, "COMPILATION"),
    ]),
  );
}

const articlePage = () => readFileSync(inSite("public/blog", ARTICLE, "index.html"), "utf8");

test(
  "a build with the cache of another one publishes what a build without does",
  async () => {
    changeContent("there");
    change("code", "there");
    change("schema", "there");
    await site.build();
    const withoutCache = publishedFiles();
    expect(articlePage()).toContain(WORDS);
    expect(articlePage()).toContain("\u00a0\u2060");
    expect(withoutCache.get("_redirects")).toContain("/services/coaching");

    changeContent("back");
    change("code", "back");
    change("schema", "back");
    expect(await site.build()).toContain("The code has changed");
    expect(articlePage()).not.toContain(WORDS);
    expect(articlePage()).not.toContain("\u00a0\u2060");

    // The content alone: the cache stays, and only what has changed is made.
    change("code", "there");
    change("schema", "there");
    await site.build();
    changeContent("there");
    expect(await site.build()).not.toContain("The code has changed");
    const withCache = publishedFiles();
    const different = [...withoutCache].filter(([name, text]) => withCache.get(name) !== text);
    expect(different.map(([name]) => name)).toEqual([]);
  },
  HALF_AN_HOUR,
);
