import type { Page } from "@playwright/test";
import { colors, translucent } from "../../src/theme/colors";
import * as content from "../support/entries";
import { nextFrame } from "./support/page-state";
import { SCRIPTS, holdRequests } from "./support/requests";
import { attributes, staticPage } from "./support/static-pages";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";

// Behavior and layout of templates, which their HTML alone does not show.

test.use({ reducedMotion: "reduce" });

test("pages are always light, and the next page gets its own structured data", async ({ page, problems }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  const ground = translucent(colors.ground, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)");
  await expect(page.locator("body")).toHaveCSS("background-color", ground);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("head > link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  await navigate(page, "/sitemap");
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => data.allTextContents()).toEqual([expect.stringMatching(/"BreadcrumbList".*\/sitemap"/)]);
  // React logs an error if the HTML does not match.
  expect(problems).toEqual([]);
});

/** The section with the link to the whole list. */
const related = (page: Page, base = "/services") =>
  page.locator(`main section:not([data-hero]):has(> * > a[href="${base}"])`);

function expectRelated(page: Page, addresses: readonly string[]) {
  const links = related(page, addresses[0]?.replace(/\/[^/]+$/, "")).locator("li a");
  return expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(addresses);
}

/** The addresses of the related entries in the HTML of a page. */
const relatedInHtml = async (path: string) =>
  attributes(
    (await staticPage(path)).document,
    `main section:has(> * > a[href="${path.replace(/\/[^/]+$/, "")}"]) li a`,
    "href",
  );

const setRandom = (value: number) => {
  Math.random = () => value;
};

test("a service or industry shows two random others, with links to them and back to its list", async ({ page }) => {
  // Chooses others than the HTML has.
  await page.addInitScript(setRandom, 0.999);
  for (const [base, entries] of [
    ["/services", content.services],
    ["/industries", content.industries],
  ] as const) {
    const addresses = entries.map(({ id }) => `${base}/${id}`);
    const [first = "", last = ""] = [addresses[0], addresses.at(-1)];
    await visit(page, first);
    await expectRelated(page, addresses.slice(-2).reverse());
    await page.evaluate(setRandom, 0);
    await page.locator(`main li a[href="${last}"]`).click();
    await expect(page).toHaveURL(last);
    await expect(page.locator("h1")).toHaveText(entries.at(-1)?.title ?? "");
    await expectRelated(page, addresses.slice(0, 2));
    await related(page, base).locator(`a[href="${base}"]`).click();
    await expect(page).toHaveURL(base);
  }
});

test("the related services of the HTML stay if they are in the window at the start", async ({ page }) => {
  const path = `/services/${content.services.at(-1)?.id ?? ""}`;
  const addresses = await relatedInHtml(path);
  const { release } = await holdRequests(page, SCRIPTS);
  await page.addInitScript(setRandom, 0.999);
  await page.goto(path);
  const last = page.locator("main li a[href^='/services/']").last();
  await last.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await release();
  await waitUntilHydrated(page);
  await nextFrame(page);
  await expectRelated(page, addresses);
});

test("the HTML of a service or industry recommends two others, and not always the same", async () => {
  for (const [base, entries] of [
    ["/services", content.services],
    ["/industries", content.industries],
  ] as const) {
    const paths = entries.map(({ id }) => `${base}/${id}`);
    const pairs = await Promise.all(paths.map(relatedInHtml));
    for (const [index, path] of paths.entries()) {
      const others = new Set(pairs[index]?.filter((address) => address !== path));
      expect(others.size, path).toBe(Math.min(2, paths.length - 1));
    }
    if (entries.length > 3) expect(new Set(pairs.flat()).size).toBeGreaterThan(3);
  }
});
