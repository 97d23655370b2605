import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { heroSlides } from "../support/entries";
import { HOSTED_PICTURE, copySite, type SiteCopy } from "./support/site-copy";

// Four builds on a busy machine.
jest.setTimeout(1_800_000);

const ARTICLE = "digital-transformation";
const NEW_PARAGRAPH = "This paragraph is new.";

/** A changed rule for texts, a style in a script, and a new schema field, which also changes a GraphQL type. */
const CODE_CHANGES = [
  { file: "gatsby/content/markdown.ts", from: '.join("\\n");', to: '.join("<!---->");' },
  { file: "src/ui/rich-text.tsx", from: '"& strong": { fontWeight: "700"', to: '"& strong": { fontWeight: "400"' },
  {
    file: "data/schemas/partners.schema.json",
    from: '"properties": {',
    to: '"properties": { "note": { "type": "string", "description": "A note" },',
  },
];

let site: SiteCopy;

beforeAll(async () => void (site = await copySite()));

afterAll(() => site.remove());

const inSite = (...path: string[]) => join(site.directory, ...path);

function changeCode(direction: "apply" | "undo"): void {
  for (const { file, from, to } of CODE_CHANGES) {
    const [before, after] = direction === "apply" ? [from, to] : [to, from];
    const text = readFileSync(inSite(file), "utf8");
    expect(text).toContain(before);
    writeFileSync(inSite(file), text.split(before).join(after));
  }
}

/** Adds or removes a paragraph of an article, its own picture, and a redirect, and removes or adds a static file. */
function changeContent(direction: "apply" | "undo"): void {
  const file = inSite(`data/articles/${ARTICLE}.json`);
  const { content, ...article } = JSON.parse(readFileSync(file, "utf8")) as { content: string };
  const text = direction === "apply" ? `${content}\n\n${NEW_PARAGRAPH}` : content.replace(`\n\n${NEW_PARAGRAPH}`, "");
  const image = direction === "apply" ? heroSlides[0]?.image : HOSTED_PICTURE;
  writeFileSync(file, JSON.stringify({ ...article, image, content: text }));
  const redirects = direction === "apply" ? [{ from: "/services/coaching", to: "/services" }] : [];
  writeFileSync(inSite("data/redirects.json"), JSON.stringify(redirects));
  const font = inSite("static/fonts/old.woff2");
  if (direction === "apply") rmSync(font, { force: true });
  else writeFileSync(font, "");
}

/** Returns the published files, without webpack's runtime: two builds differ in its variables, its name and their hash. */
function publishedFiles(): Map<string, string> {
  const [, compilation = ""] =
    /Hash":"(\w+)/.exec(readFileSync(inSite("public/page-data/app-data.json"), "utf8")) ?? [];
  const runtime = /webpack-runtime-\w+\.js/g;
  const files = readdirSync(inSite("public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("webpack-runtime-"))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, "latin1").replaceAll(compilation, "COMPILATION").replace(runtime, "RUNTIME");
      return [relative(inSite("public"), file), text];
    }),
  );
}

const articlePage = () => readFileSync(inSite("public/blog", ARTICLE, "index.html"), "utf8");

test("a build with an older cache publishes the same files as a build without a cache", async () => {
  changeContent("apply");
  changeCode("apply");
  await site.build();
  const withoutCache = publishedFiles();
  expect(articlePage()).toContain(NEW_PARAGRAPH);
  expect(articlePage()).toContain("<!----><p>");
  expect(withoutCache.get("_redirects")).toContain("/services/coaching");

  changeContent("undo");
  changeCode("undo");
  expect(await site.build()).toContain("The code has changed");
  expect(articlePage()).not.toContain(NEW_PARAGRAPH);
  expect(articlePage()).not.toContain("<!----><p>");

  // If only content changes, Gatsby keeps the cache and rebuilds the changed pages.
  changeCode("apply");
  await site.build();
  changeContent("apply");
  expect(await site.build()).not.toContain("The code has changed");
  const withCache = publishedFiles();
  const different = [...withoutCache].filter(([name, text]) => withCache.get(name) !== text);
  expect(different.map(([name]) => name)).toEqual([]);
});
