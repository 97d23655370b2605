import { join } from "node:path";
import sharp from "sharp";
import leaders from "../../data/leaders.json";
import services from "../../data/services.json";
import { isoDate } from "../../src/lib/dates";
import { articles } from "../support/entries";
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

/** What the desk finds: of the pictures only those of the articles, as handing over all of them takes its time. */
const before: Files = new Map(
  [...filesOf(join(__dirname, "../.."), "data")].filter(([path]) => !/^data\/images\/(?!articles\/)/.test(path)),
);

const text = (files: Files, path: string) => files.get(path)?.toString("utf8") ?? "";

/** The files that are new or have another content. */
const changed = (after: Files) =>
  [...after].flatMap(([name, content]) => (before.get(name)?.equals(content) ? [] : [name])).sort();

test("an article and an entry of a list are edited, and only the edited lines change", async () => {
  const [article, other] = articles;
  const partner = leaders.find(({ id }) => id === services[0]?.partner);
  const another = leaders.find((leader) => leader !== partner);
  if (!article || !other || !partner || !another) throw new Error("There is nothing to change");
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);

  await openEntry(page, "Articles", article.title);
  // The editor of the text writes all of it when it is there.
  await field(page, "content").getByRole("textbox").first().getByRole("heading").first().waitFor();
  await field(page, "category").getByRole("textbox").fill(other.category);
  await save(page);

  await openFile(page, "Services");
  await unfold(page, 0);
  const choice = field(page, "entries.0.partner").getByRole("combobox");
  await choice.getByText(partner.name).waitFor();
  await choice.click();
  await page.getByRole("option", { name: another.name }).click();
  await save(page);

  const after = await readRepository(page);
  const file = `data/articles/${article.id}.json`;
  expect(changed(after)).toEqual([file, "data/services.json"]);
  expect(text(after, file)).toBe(
    text(before, file).replace(
      `"category": ${JSON.stringify(article.category)}`,
      `"category": ${JSON.stringify(other.category)}`,
    ),
  );
  expect(text(after, "data/services.json")).toBe(
    text(before, "data/services.json").replace(/"partner": \d+/, `"partner": ${String(another.id)}`),
  );
}, 120_000);

test("an article is added with its picture", async () => {
  const author = leaders.at(-1);
  const added = {
    title: "What “pricing power” is worth",
    summary: "Two price rises out of three are given back within a year. The third one is prepared.",
    image: "images/articles/price-tags.jpg",
    imageAlt: "Price tags on a line",
    category: "Strategy",
    date: articles[0]?.date ?? "",
    content: "<p>A price is a promise. “More” &amp; more.</p>",
    author: author?.id,
  };
  const { page } = await visitor.open(ALL_OF_AN_ENTRY);
  await openDesk(page, before);
  await addEntry(page, "Articles");
  // First: what is written before the form has its first values is lost, and an upload takes longer than they do.
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#123456" } });
  await uploadPicture(page, "image", "Price Tags.jpg", await picture.jpeg().toBuffer());
  for (const name of ["title", "summary", "imageAlt", "category"] as const) {
    await field(page, name).getByRole("textbox").fill(added[name]);
  }
  await field(page, "content").getByRole("textbox").fill("A price is a promise. “More” & more.");
  await field(page, "date").locator("input").fill(isoDate(added.date));
  await choose(page, "author", author?.name ?? "");
  await save(page);

  const after = await readRepository(page);
  const file = "data/articles/what-pricing-power-is-worth.json";
  expect(changed(after)).toEqual([file, "data/images/articles/price-tags.jpg"]);
  expect(text(after, file)).toBe(`${JSON.stringify(added, null, 2)}\n`);
}, 120_000);
