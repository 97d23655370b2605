import type { Page } from "@playwright/test";
import { errorCountText } from "../../src/forms/form-copy";
import { CONTACT } from "./support/form-cases";
import { errorTexts, openForm, submit } from "./support/forms";
import { ROUTES } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** Records the changes of the page's live regions. Returns a function that reads them. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
    new MutationObserver((mutations) => {
      const elements = mutations.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      for (const region of new Set(elements.map((element) => element?.closest<HTMLElement>(live))))
        if (region?.checkVisibility() && region.textContent) texts.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => announced.jsonValue();
}

test("screen readers hear the title of the new page once, also after Back", async ({ page }) => {
  await visit(page, "/privacy-policy");
  const announced = await recordAnnouncements(page);
  const titles = ["/sitemap", "/privacy-policy"].map((path) => ROUTES.find((route) => route.path === path)?.title);
  await page.locator("footer a[href='/sitemap']").click();
  await expect(page).toHaveURL("/sitemap");
  await expect.poll(announced).toEqual(titles.slice(0, 1));
  await page.goBack();
  await expect.poll(announced).toEqual(titles);
});

test("screen readers hear the number of errors each time the form is submitted", async ({ page }) => {
  const { form } = await openForm(page, CONTACT);
  const announced = await recordAnnouncements(page);
  for (const times of [1, 2]) {
    await submit(form);
    await expect(errorTexts(form).first()).toBeVisible();
    const text = errorCountText(Object.keys(CONTACT.errors).length);
    await expect.poll(announced).toEqual(Array<string>(times).fill(text));
  }
});
