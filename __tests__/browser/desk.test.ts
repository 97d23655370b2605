import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../gatsby/check";
import { deskConfig } from "../../gatsby/desk";
import { PICTURE_ORIGIN } from "../../gatsby/picture-host";
import { thisSite } from "../../gatsby/rules";
import { readSchemas } from "../../gatsby/schemas";
import type { Entry } from "../../gatsby/schemas";
import { isoDate } from "../../src/lib/dates";
import { articles } from "../support/entries";
import { readEntries } from "../support/read-entries";
import { ALL_OF_AN_ENTRY, addEntry, choose, field, openDesk, openEntry, openFile } from "./support/desk";
import { save, unfold, uploadPicture } from "./support/desk";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { offenders } from "./support/static-pages";
import { expect, siteUrl, test } from "./support/test";

const ROOT = join(__dirname, "../..");
const schemas = readSchemas(join(ROOT, "data"));

/** The content, and of its pictures only those of the articles: handing over all of them takes its time. */
const before: Files = new Map(
  [...filesOf(ROOT, "data")].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)),
);

function entries(kind: string): readonly Entry[] {
  const schema = schemas.get(kind);
  if (!schema) throw new Error(`There is no schema of ${kind}`);
  return readEntries(join(ROOT, "data"), kind, schema);
}

function first(kind: string): Entry {
  const [entry] = entries(kind);
  if (!entry) throw new Error(`There is nothing in ${kind}`);
  return entry;
}

const text = (files: Files, path: string) => files.get(path)?.toString("utf8") ?? "";

/** The files that are new or have another content. */
const changed = (after: Files) =>
  [...after].flatMap(([name, content]) => (before.get(name)?.equals(content) ? [] : [name])).sort();

/** The text of a file with a value exchanged. */
const edited = (path: string, key: string, value: unknown, other: string) =>
  text(before, path).replace(`"${key}": ${JSON.stringify(value)}`, () => `"${key}": ${JSON.stringify(other)}`);

/** The lines of the first text that aren't in the second one. */
const onlyIn = (one: string, other: string) => one.split("\n").filter((line) => !other.split("\n").includes(line));

test.use(ALL_OF_AN_ENTRY);

test("the desk opens over the repository with scripts of its own, and of an edited article only the edit changes", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl("/"))) elsewhere.push(request.url());
  });
  // What the policy forbids doesn't leave the browser, such as Sveltia's fonts, which the site has itself.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "csp") elsewhere.splice(elsewhere.indexOf(request.url()), 1);
  });
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(new URL(response.url()).pathname);
  });
  const response = await openDesk(page, before);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(`<meta name="robots" content="noindex" />`);
  const headers = response?.headers() ?? {};
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*script-src 'self';/);
  expect(headers["content-security-policy"]).toContain(` ${PICTURE_ORIGIN} `);

  const { collections = [], singletons = [] } = deskConfig(schemas);
  for (const one of [...collections, ...singletons])
    if ("label" in one)
      await expect(page.getByRole("treeitem", { name: one.label, exact: true })).toBeVisible();
  const { id, title, category } = first("articles");
  await openEntry(page, "Articles", String(title));
  // The editor of the text writes all of it once it is there.
  await expect(field(page, "content").getByRole("textbox").first().getByRole("paragraph").first()).toBeVisible();
  await field(page, "category").getByRole("textbox").fill("Pricing");
  await save(page);
  const after = await readRepository(page);
  const file = `data/articles/${String(id)}.json`;
  expect(changed(after)).toEqual([file]);
  expect(text(after, file)).toBe(edited(file, "category", category, "Pricing"));

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith("/admin/"))).toEqual([]);
  // Sveltia asks whether GitHub is up.
  expect(elsewhere.filter((url) => new URL(url).hostname !== "www.githubstatus.com")).toEqual([]);
});

test("the rest of the site knows nothing of the desk, which publishes no text of the content", async () => {
  expect(await offenders(({ html }) => html.match(/["/]admin\b/g) ?? [])).toEqual([]);
  expect((await fetch(siteUrl("/"))).headers.has("x-robots-tag")).toBe(false);
  expect(await (await fetch(siteUrl("/sitemap.xml"))).text()).not.toContain("/admin");
  expect((await fetch(siteUrl("/admin/content.json"))).status).toBe(404);
  const files = readdirSync(join(ROOT, "public/admin"), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  const published = files.map(({ name }) => readFileSync(join(ROOT, "public/admin", name), "utf8")).join("\n");
  expect(articles.filter(({ summary }) => published.includes(summary))).toEqual([]);
});

test("an entry of a list and a legal text are edited, and only the edited lines change", {
  tag: "@all",
}, async ({ page }) => {
  const { partner } = first("services");
  const [name] = entries("leaders").flatMap((leader) => (leader.id === partner ? [leader.name] : []));
  const another = entries("leaders").find(({ id }) => id !== partner);
  if (!another) throw new Error("There are no two leaders");
  await openDesk(page, before);

  await openFile(page, "Services");
  await unfold(page, "entries", 0);
  await expect(field(page, "entries.0.partner").getByRole("combobox").getByText(String(name))).toBeVisible();
  await choose(page, "entries.0.partner", String(another.name));
  await save(page);

  await openFile(page, "Legal");
  await unfold(page, "entries", 0);
  await unfold(page, "entries.0.sections", 0);
  await field(page, "entries.0.sections.0.content").getByRole("textbox").first().getByRole("paragraph").first().click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" More & more.");
  await save(page);

  const after = await readRepository(page);
  expect(changed(after)).toEqual(["data/legal.json", "data/services.json"]);
  const services = edited("data/services.json", "partner", partner, String(another.id));
  expect(text(after, "data/services.json")).toBe(services);
  const [old, legal] = [text(before, "data/legal.json"), text(after, "data/legal.json")];
  expect(onlyIn(old, legal)).toHaveLength(1);
  expect(onlyIn(legal, old).map((line) => line.replace(" More & more.", ""))).toEqual(onlyIn(old, legal));
  expect(legal.split("\n")).toHaveLength(old.split("\n").length);
});

/** What the check finds in the content with these files added. */
async function problemsWith(files: Files): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), "desk-"));
  try {
    for (const [path, content] of new Map([...filesOf(ROOT, "data"), ...files])) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      writeFileSync(join(copy, path), content);
    }
    symlinkSync(join(ROOT, "src"), join(copy, "src"));
    return (await checkContent(thisSite(copy))).map(({ message }) => message);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test("an article is added with its picture, in the order of the schema, and the check accepts it", {
  tag: "@all",
}, async ({ page }) => {
  const author = first("leaders");
  const { date } = first("articles");
  await openDesk(page, before);
  await addEntry(page, "Articles");
  // First: what is written before the form has its first values is lost, and an upload takes longer than they do.
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  await uploadPicture(page, "image", "Price Tags.jpg", picture);
  const added: Record<string, unknown> = {
    title: "What “pricing power” is worth",
    summary: "Two price rises out of three are given back within a year. The third one is prepared.",
    image: "/images/articles/price-tags.jpg",
    imageAlt: "Price tags on a line",
    category: "Strategy",
    date,
    content: "A price is a promise. “More” & more.",
    author: author.id,
  };
  for (const key of ["title", "summary", "imageAlt", "category", "content"])
    await field(page, key).getByRole("textbox").fill(String(added[key]));
  await field(page, "date")
    .locator("input")
    .fill(isoDate(String(date)));
  await choose(page, "author", String(author.name));
  await save(page);

  const after = await readRepository(page);
  const file = "data/articles/what-pricing-power-is-worth.json";
  expect(changed(after)).toEqual([file, "data/images/articles/price-tags.jpg"]);
  const keys = Object.keys(schemas.get("articles")?.properties ?? {}).filter((key) => key in added);
  const inOrder = Object.fromEntries(keys.map((key) => [key, added[key]]));
  expect(text(after, file)).toBe(`${JSON.stringify(inOrder, null, 2)}\n`);
  expect(await problemsWith(after)).toEqual(await problemsWith(new Map()));
});
