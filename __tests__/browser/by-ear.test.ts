import type { Page } from "@playwright/test";
import { CONTACT } from "./support/form-cases";
import { errorTexts, openForm, submit } from "./support/forms";
import { titled } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** Collects from now on what the page's live regions say, each change once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        "[aria-live]:not([aria-live=off]), [role=status], [role=alert]",
      );
    new MutationObserver((mutations) => {
      const regions = new Set(mutations.map(({ target }) => regionOf(target)));
      for (const region of regions) if (region?.checkVisibility() && region.textContent) heard.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  return () => said.jsonValue();
}

test("a change of page is announced by the new page's title, once, and so is the way back", async ({ page }) => {
  await visit(page, "/privacy-policy");
  const said = await listen(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  await expect(page).toHaveURL("/sitemap");
  await expect.poll(said).toEqual([titled("Sitemap")]);
  await page.goBack();
  await expect.poll(said).toEqual([titled("Sitemap"), titled("Privacy Policy")]);
});

test("where several fields are wrong, their number is said, each time", async ({ page }) => {
  const { form } = await openForm(page, CONTACT);
  const said = await listen(page);
  const sentence = `${Object.keys(CONTACT.errors).length} fields need your attention`;
  for (const expected of [[sentence], [sentence, sentence]]) {
    await submit(form, CONTACT);
    await expect(errorTexts(form).first()).toBeVisible();
    await expect.poll(said).toEqual(expected);
  }
});
