import type { Page } from "@playwright/test";
import { CONTACT } from "./support/form-cases";
import { errorTexts, openForm, submit } from "./support/forms";
import { ROUTES } from "./support/routes";
import { findAll, findOnPages } from "./support/static-pages";
import { expect, test, visit } from "./support/test";

/** Collects from now on what the page's live regions say, each change once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
    new MutationObserver((mutations) => {
      const elements = mutations.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      for (const region of new Set(elements.map((element) => element?.closest<HTMLElement>(live))))
        if (region?.checkVisibility() && region.textContent) heard.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  return () => said.jsonValue();
}

test("a change of page is announced by the new page's title, once, and so is the way back", async ({ page }) => {
  await visit(page, "/privacy-policy");
  const said = await listen(page);
  const titles = ["/sitemap", "/privacy-policy"].map((path) => ROUTES.find((route) => route.path === path)?.title);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  await expect(page).toHaveURL("/sitemap");
  await expect.poll(said).toEqual(titles.slice(0, 1));
  await page.goBack();
  await expect.poll(said).toEqual(titles);
});

test("several errors are announced by their number, each time that the form is sent", async ({ page }) => {
  const { form } = await openForm(page, CONTACT);
  const said = await listen(page);
  for (const times of [1, 2]) {
    await submit(form, CONTACT);
    await expect(errorTexts(form).first()).toBeVisible();
    const count = String(Object.keys(CONTACT.errors).length);
    await expect.poll(said).toEqual(Array<string>(times).fill(`${count} fields need your attention`));
  }
});

test("the pictures of cards are silent", async () => {
  const speaking = await findOnPages(({ document }) =>
    findAll(document, "main :is(li article, figcaption) img:not([alt=''])")
      .filter((picture) => !picture.closest("[aria-hidden=true]"))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(speaking).toEqual([]);
});
