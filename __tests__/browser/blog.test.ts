import type { Page } from "@playwright/test";
import { articles, caseStudies } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { nextFrame } from "./support/page-state";
import { isRoute } from "./support/routes";
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
  await box.fill(category);
  const typedColor = await box.evaluate((input) => getComputedStyle(input).color);
  await box.fill("");
  await expectArticles(page, articles);
  await buttons.filter({ hasText: category }).press("Enter");
  await expect(box).toHaveValue(category);
  await expect(box).toHaveCSS("color", typedColor);
  await expectArticles(page, search(category));
  await box.press("End");
  await box.press("Backspace");
  await expect(box).toHaveValue(category.slice(0, -1));
});

test("a card shows an excerpt and links to the full article, which links back", async ({ page }) => {
  const { id, title } = article;
  await visit(page, "/blog");
  const card = page.locator("main li article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const texts = await card.locator("p").allInnerTexts();
  expect(texts.filter((text) => /^.{180,200}…$/.test(text))).toHaveLength(1);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(`/blog#${id}`);
  const section = page.locator(`section#${id}`);
  await expect(section.getByRole("heading", { level: 2, name: title })).toBeInViewport();
  await section.locator('a[href="/blog#articles"]').click();
  await expect(page).toHaveURL("/blog#articles");
  await section.locator('a[href="/blog#content"]').click();
  await expect(page).toHaveURL("/blog#content");
});

for (const path of ["/blog", "/faq"].filter(isRoute))
  test(`Back, Forward and reload keep a search on ${path}, but no link to the page`, async ({ page, problems }) => {
    await visit(page, path);
    const box = page.getByRole("searchbox");
    const expectSearch = async (url: string, query: string) => {
      await expect(page).toHaveURL(url);
      await expect(box).toHaveValue(query);
      await expect(noResults(page)).toBeVisible({ visible: query !== "" });
    };
    await box.fill("xyzzy");
    await navigate(page, `${path}#content`);
    await expectSearch(`${path}#content`, "xyzzy");
    await page.reload();
    await expectSearch(`${path}#content`, "xyzzy");
    await navigate(page, path);
    await expectSearch(path, "");
    await navigate(page, "/about");
    await expect(page).toHaveURL("/about");
    await expect(box).toHaveCount(0);
    await page.evaluate("history.go(-3)");
    await expectSearch(path, "xyzzy");
    await page.goForward();
    await expectSearch(`${path}#content`, "xyzzy");
    // The page is rendered for the new address.
    await nextFrame(page);
    // Reloading cancels requests.
    expect(problems.filter((problem) => !problem.endsWith("net::ERR_ABORTED"))).toEqual([]);
    await page.evaluate("history.replaceState = () => { throw new Error('Safari refuses frequent calls'); }");
    await box.fill("");
    await expectSearch(`${path}#content`, "");
  });

test("a search while the page starts replaces no part of it", async ({ page, problems }) => {
  await page.addInitScript(() => {
    const search = () => {
      const field = document.querySelector("input[type=search]");
      // React marks the field when it is hydrated. Most of the page isn't yet.
      if (!field || Object.keys(field).length === 0) return void setTimeout(search);
      // A value that a script sets on the field itself would hide the event from React.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "xyzzy");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    search();
  });
  const session = await page.context().newCDPSession(page);
  // On a slow phone, the field is ready long before the results.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/blog");
  await expect(noResults(page)).toBeVisible();
  expect(problems).toEqual([]);
});

for (const path of ["/blog", "/faq"].filter(isRoute))
  test(`a search on ${path} shows its results on a phone, can be cleared, and Enter closes the keyboard`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await visit(page, path);
    const box = page.getByRole("searchbox");
    const clear = page.getByRole("search").getByRole("button");
    const results = page.locator("main :is(li > article, details)").filter({ visible: true });
    const all = await results.count();
    await expect(clear).toHaveCount(0);
    await box.fill("t");
    await box.fill("the");
    await expect(page.getByRole("search").getByRole("status")).toBeInViewport();
    await expect(results.first()).toBeInViewport();
    await box.press("Enter");
    await expect(box).not.toBeFocused();
    await expect(box).toHaveValue("the");
    await box.fill("xyzzy");
    await expect(results).toHaveCount(0);
    await clear.tap();
    await expect(results).toHaveCount(all);
    await expect(box).toBeFocused();
    const [category] = await page.locator("aside [aria-pressed]").all();
    for (const pressed of category ? ["true", "false"] : []) {
      await category?.tap();
      await expect(category ?? box).toHaveAttribute("aria-pressed", pressed);
      await expect(results.first()).toBeInViewport();
    }
    await expect(box).toHaveValue("");
    await page.close();
  });

test("what is beside a text stays in view, but not in low windows", async ({ page }) => {
  for (const [path, beside] of Object.entries({
    [`/blog/${article.id}`]: "#article nav",
    "/blog": `#${article.id} h2`,
    [`/case-studies/${caseStudies[0]?.id ?? ""}`]: "#story dl",
  })) {
    await visit(page, path);
    const note = page.locator(beside);
    for (const [height, stays] of [[800, true] as const, [400, false] as const]) {
      await page.setViewportSize({ width: 1280, height });
      await note.evaluate(({ parentElement }) =>
        scrollTo(0, (parentElement?.getBoundingClientRect().bottom ?? 0) + scrollY - 600),
      );
      await (stays ? expect(note, path) : expect(note, path).not).toBeInViewport();
    }
  }
});

test("a text may align a column of its table", async ({ page }) => {
  const withTable = articles.find(({ content }) => content.includes("| --- |"));
  test.skip(!withTable, "no article has a table");
  await visit(page, `/blog/${withTable?.id ?? ""}`);
  const alignments = await page.locator("main figure table :is(th, td)").evaluateAll((cells) =>
    cells.map((cell) => {
      cell.setAttribute("align", "right");
      return getComputedStyle(cell).textAlign;
    }),
  );
  expect([...new Set(alignments)]).toEqual([expect.stringMatching(/right$/)]);
});
