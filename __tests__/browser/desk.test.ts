import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../gatsby/check";
import { thisSite } from "../../gatsby/rules";
import { readSchemas } from "../../gatsby/schemas";
import { readEntries } from "../support/read-entries";
import type { Entry } from "../../gatsby/schemas";
import { isoDate } from "../../src/lib/dates";
import {
  ALL_OF_AN_ENTRY,
  addEntry,
  choose,
  field,
  openDesk,
  openEntry,
  openFile,
  save,
  unfold,
  uploadPicture,
} from "./support/desk";
import { filesOf, readRepository } from "./support/private-files";
import type { Files } from "./support/private-files";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

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

/** The lines of the first text that aren't in the second one. */
const onlyIn = (one: string, other: string) => one.split("\n").filter((line) => !other.split("\n").includes(line));

test("an article, an entry of a list and a legal text are edited, and only the edited lines change", async () => {
  const article = first("articles");
  const leaders = entries("leaders");
  const partner = leaders.find(({ id }) => id === first("services").partner);
  const another = leaders.find((leader) => leader !== partner);
  if (!partner || !another) throw new Error("There are no two leaders");
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);

  await openEntry(page, "Articles", String(article.title));
  // The editor of the text writes all of it once it is there.
  await field(page, "content").getByRole("textbox").first().getByRole("paragraph").first().waitFor();
  await field(page, "category").getByRole("textbox").fill("Pricing");
  await save(page);

  await openFile(page, "Services");
  await unfold(page, "entries", 0);
  await field(page, "entries.0.partner").getByRole("combobox").getByText(String(partner.name)).waitFor();
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
  const file = `data/articles/${String(article.id)}.json`;
  expect(changed(after)).toEqual([file, "data/legal.json", "data/services.json"]);
  const edited = (path: string, value: string, other: string) => text(before, path).replace(value, () => other);
  expect(text(after, file)).toBe(
    edited(file, `"category": ${JSON.stringify(article.category)}`, '"category": "Pricing"'),
  );
  expect(text(after, "data/services.json")).toBe(
    edited("data/services.json", `"partner": "${String(partner.id)}"`, `"partner": "${String(another.id)}"`),
  );
  const [old, legal] = [text(before, "data/legal.json"), text(after, "data/legal.json")];
  expect(onlyIn(old, legal)).toHaveLength(1);
  expect(onlyIn(legal, old).map((line) => line.replace(" More & more.", ""))).toEqual(onlyIn(old, legal));
  expect(legal.split("\n")).toHaveLength(old.split("\n").length);
}, 180_000);

/** What the check says of the content with these files added. */
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

test("an article is added with its pictures, in the order of the schema, and the check has nothing to say of it", async () => {
  const author = first("leaders");
  const article = first("articles");
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
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
    date: article.date,
    content: "A price is a promise. “More” & more.",
    author: author.id,
  };
  for (const key of ["title", "summary", "imageAlt", "category"])
    await field(page, key).getByRole("textbox").fill(String(added[key]));
  await field(page, "content").getByRole("textbox").fill(String(added.content));
  await field(page, "date")
    .locator("input")
    .fill(isoDate(String(article.date)));
  await choose(page, "author", String(author.name));
  await save(page);

  const after = await readRepository(page);
  const file = "data/articles/what-pricing-power-is-worth.json";
  expect(changed(after)).toEqual([file, "data/images/articles/price-tags.jpg"]);
  const keys = Object.keys(schemas.get("articles")?.properties ?? {}).filter((key) => key in added);
  const inOrder = Object.fromEntries(keys.map((key) => [key, added[key]]));
  expect(text(after, file)).toBe(`${JSON.stringify(inOrder, null, 2)}\n`);
  expect(await problemsWith(after)).toEqual(await problemsWith(new Map()));
}, 180_000);
