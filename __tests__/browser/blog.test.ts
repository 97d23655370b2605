import type { Page } from "@playwright/test";
import { articles } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { navigate, noResults } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";

const [article] = articles;
if (!article) throw new Error("no articles");

/** The search compares the title, summary and category. */
const search = (query: string) =>
  articles.filter(({ title, summary, category }) =>
    [title, summary, category].some((text) => text.toLowerCase().includes(query.toLowerCase())),
  );

/** Waits until exactly these articles are shown, as cards and in full, and screen readers get their number. */
async function expectArticles(page: Page, expected: readonly { readonly id: string }[]): Promise<void> {
  const ids = expected.map(({ id }) => id);
  const cards = page.locator("main li > article [data-card-link]");
  const full = page.locator("main section[id]:has(article h2)");
  await expect
    .poll(() => cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("#")[1])))
    .toEqual(ids);
  await expect.poll(() => full.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(ids);
  await expect(page.getByRole("search").getByRole("status")).toHaveText(new RegExp(`^${ids.length} `));
}

test.use({ reducedMotion: "reduce" });

test("the blog filters articles by words and category", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/blog");
  const box = page.getByRole("searchbox");
  await expectArticles(page, articles);
  const excerpt = page
    .locator("main li > article")
    .first()
    .locator("p")
    .filter({ hasText: /^.{180,200}…$/ });
  await expect(excerpt).toHaveCount(1);
  for (const query of [article.title.slice(0, 14), article.summary.slice(0, 20), article.category]) {
    await box.fill(query.toUpperCase());
    expect(search(query)).toContain(article);
    await expectArticles(page, search(query));
  }

  await box.fill("xyzzy");
  await expectArticles(page, []);
  await expect(noResults(page).getByRole("link")).toHaveAttribute("href", "/contact");
  expect(await accessibilityViolations(page)).toEqual([]);
  await noResults(page).getByRole("button").click();
  await expectArticles(page, articles);
  await expect(box).toBeFocused();

  const categories = [...new Set(articles.map(({ category }) => category))].sort();
  const buttons = page.locator("aside [aria-pressed]");
  await expect(buttons).toHaveText(categories);
  const [, category = ""] = categories;
  await buttons.filter({ hasText: category }).press("Enter");
  await expect(box).toHaveValue(category);
  await expectArticles(page, search(category));
});

test("Back, reload and links to an anchor keep a search, a link to the page doesn't", async ({ page }) => {
  await visit(page, "/blog");
  const box = page.getByRole("searchbox");
  const expectSearch = async (query: string) => {
    await expect(box).toHaveValue(query);
    await expect(noResults(page)).toBeVisible({ visible: query !== "" });
  };
  await box.fill("xyzzy");
  await navigate(page, "/blog#content");
  await expectSearch("xyzzy");
  await page.reload();
  await expectSearch("xyzzy");
  await navigate(page, "/about");
  await expect(box).toHaveCount(0);
  await navigate(page, "/blog");
  await expectSearch("");
  await page.evaluate("history.go(-2)");
  await expectSearch("xyzzy");
});

test("a search shows its results on a phone, can be cleared, and Enter closes the keyboard", async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visit(page, "/blog");
  const box = page.getByRole("searchbox");
  const clear = page.getByRole("search").getByRole("button");
  const results = page.locator("main li > article");
  await expect(clear).toHaveCount(0);
  await box.fill("the");
  await expect(page.getByRole("search").getByRole("status")).toBeInViewport();
  await expect(results.first()).toBeInViewport();
  await box.press("Enter");
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue("the");
  await box.fill("xyzzy");
  await expect(results).toHaveCount(0);
  await clear.tap();
  await expect(results).toHaveCount(articles.length);
  await expect(box).toBeFocused();
  const category = page.locator("aside [aria-pressed]").first();
  for (const pressed of ["true", "false"]) {
    await category.tap();
    await expect(category).toHaveAttribute("aria-pressed", pressed);
    await expect(results.first()).toBeInViewport();
  }
  await expect(box).toHaveValue("");
  await page.close();
});
