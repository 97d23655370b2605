import type { Page } from "playwright-core";
import { eventually } from "../../support/eventually";
import { waitForFocus } from "../../support/page-state";
import { newVisitor } from "../../support/visitor";
import { articles } from "../../support/shown-content";

const visitor = newVisitor();

const NOTHING_FOUND = "We couldn't find any articles matching your search. Please try a different search term.";

const [article] = articles;
if (!article) throw new Error("no articles");

/** The articles that a search finds: docs/behaviour.md 4.7. */
const found = (words: string) =>
  articles.filter(({ title, summary, category }) =>
    [title, summary, category].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );

const open = async (path = "/blog") => (await visitor.visit(path, { reducedMotion: "reduce" })).page;
const search = (page: Page) => page.getByRole("searchbox");

/** Waits until exactly these articles are listed, as cards and in full. */
async function expectArticles(page: Page, expected: readonly { readonly id: string }[]): Promise<void> {
  const ids = expected.map(({ id }) => id);
  await eventually(async () => {
    const cards = await page
      .getByRole("link", { name: /^Read More/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("#")[1]));
    expect(cards).toEqual(ids);
    const full = page.locator("main section[id]:has(article h2)");
    expect(await full.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(ids);
  });
}

test("filters cards and full articles live by title, summary or category, whatever the case", async () => {
  const page = await open();
  await expectArticles(page, articles);
  for (const words of [article.title.slice(0, 14), article.summary.slice(0, 20), article.category]) {
    await search(page).fill(words.toUpperCase());
    expect(found(words)).toContain(article);
    await expectArticles(page, found(words));
  }
  // Said to screen readers too.
  await page
    .getByRole("status")
    .filter({ hasText: `${String(found(article.category).length)} article` })
    .waitFor();
  await search(page).fill("");
  await expectArticles(page, articles);
  await page
    .getByRole("status")
    .filter({ hasText: `${String(articles.length)} article` })
    .waitFor();
});

test("choosing a category puts it into the search box, visible and editable", async () => {
  const page = await open();
  const categories = [...new Set(articles.map(({ category }) => category))].sort();
  const buttons = page.getByRole("complementary", { name: "Categories" }).getByRole("button");
  expect(await buttons.allInnerTexts()).toEqual(categories);
  const [, category = ""] = categories;
  const color = () => search(page).evaluate((box) => getComputedStyle(box).color);
  await search(page).fill(category);
  const typed = await color();
  await search(page).fill("");
  await buttons.filter({ hasText: category }).press("Enter");
  await eventually(async () => {
    expect(await search(page).inputValue()).toBe(category);
  });
  expect(await color()).toBe(typed);
  await expectArticles(page, found(category));
  await search(page).press("End");
  await search(page).press("Backspace");
  expect(await search(page).inputValue()).toBe(category.slice(0, -1));
  await search(page).fill("");
  await expectArticles(page, articles);
});

test("says that nothing was found", async () => {
  const page = await open();
  await search(page).fill("xyzzy");
  await page.getByText("No Articles Found", { exact: true }).waitFor();
  await page.getByText(NOTHING_FOUND, { exact: true }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Ask us instead" }).getAttribute("href")).toBe(
    "/contact",
  );
  await page.getByRole("button", { name: "Show all" }).click();
  await expectArticles(page, articles);
  await waitForFocus(page, search(page));
});

test("a card has an excerpt of 200 characters, and a link that jumps to the whole article and back", async () => {
  const { id, title } = article;
  const page = await open();
  const card = page.locator("main li article").filter({ has: page.getByRole("heading", { name: title }) });
  const texts = await card.locator("p").allInnerTexts();
  expect(texts.filter((text) => text.endsWith("…") && text.length === 201)).toHaveLength(1);
  await card.getByRole("link", { name: /^Read More/ }).click();
  await page.waitForURL(`**/blog#${id}`);
  const section = page.locator(`section#${id}`);
  await section.getByRole("heading", { level: 2, name: title }).waitFor();
  await section.getByRole("link", { name: "Back to Articles" }).click();
  await page.waitForURL("**/blog#articles");
  await section.getByRole("link", { name: "Back to Top" }).click();
  await page.waitForURL("**/blog#content");
});
