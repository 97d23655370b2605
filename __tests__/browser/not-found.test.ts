import pages from "../../data/pages.json";
import { pageTitle } from "./support/routes";
import { findAll, staticPage } from "./support/static-pages";
import { navigate } from "./support/steps";
import { expect, test, visit } from "./support/test";

const copy = pages.find(({ id }) => id === "not-found");

test("an unknown address shows the not-found page", async ({ page, problems }) => {
  const response = await visit(page, "/about/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(pageTitle(copy?.title ?? ""));
  await expect(page.locator("h1")).toHaveText(copy?.hero.title ?? "");
  const main = page.locator("main");
  const [section] = copy?.sections ?? [];
  for (const text of [copy?.hero.subtitle, section?.heading, section?.text])
    await expect(main.getByText(text ?? "", { exact: true })).toBeVisible();
  for (const address of ["/", "/contact"]) await expect(main.locator(`#message a[href="${address}"]`)).toBeVisible();
  // Expected: the 404 of the page itself, and of Gatsby's request for the data of an unknown page.
  expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);

  const links = findAll((await staticPage("/sitemap")).document, 'main a[href="/not-found"]');
  const found = links.map((link) => ({ text: link.textContent, amongPages: link.closest("li") !== null }));
  expect(found).toEqual([{ text: expect.any(String), amongPages: false }]);
});

test("a link to a deleted service or industry shows the not-found page", async ({ page }) => {
  await visit(page, "/about");
  for (const base of ["/services", "/industries"]) {
    await navigate(page, base);
    await expect(page).toHaveURL(base);
    // A page in an open tab may still link to a deleted entry.
    await navigate(page, `${base}/no-such-entry`);
    await expect(page).toHaveURL("/not-found");
    await expect(page.locator("h1")).toHaveText(copy?.hero.title ?? "");
  }
});
