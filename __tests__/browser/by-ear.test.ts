import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { CONTACT } from "./support/form-cases";
import { errorTexts, openForm, submit } from "./support/forms";
import { ROUTES } from "./support/routes";
import { all, readStaticPage } from "./support/static-pages";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Collects from now on what the page's live regions say, each change once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver((mutations) => {
      const regions = new Set(
        mutations.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(
            "[aria-live]:not([aria-live=off]), [role=status], [role=alert]",
          ),
        ),
      );
      for (const region of regions) if (region?.checkVisibility() && region.textContent) heard.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  return () => said.jsonValue();
}

test("a change of page is announced by the new page's title, once, and so is the way back", async () => {
  const { page } = await visitor.visit("/privacy-policy");
  const said = await listen(page);
  const titleOf = (path: string) => ROUTES.find((route) => route.path === path)?.title;
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  await page.waitForURL("**/sitemap");
  await eventually(async () => {
    expect(await said()).toEqual([titleOf("/sitemap")]);
  });
  await page.goBack();
  await eventually(async () => {
    expect(await said()).toEqual([titleOf("/sitemap"), titleOf("/privacy-policy")]);
  });
});

test("each error is said with its field alone, and how many there are where there are several", async () => {
  const { page, form } = await openForm(visitor, CONTACT);
  const said = await listen(page);
  const count = Object.keys(CONTACT.errors).length;
  for (const times of [1, 2]) {
    await submit(form, CONTACT);
    await errorTexts(form).first().waitFor();
    await eventually(async () => {
      expect(await said()).toEqual(Array<string>(times).fill(`${String(count)} fields need your attention`));
    });
  }
});

test("the pictures of cards are silent", async () => {
  for (const path of ["/", "/about", "/blog", "/webinars", "/white-papers"]) {
    const { document } = await readStaticPage(path);
    const pictures = all(document, "main :is(li article, figcaption) img");
    expect(pictures.length).toBeGreaterThan(0);
    const speaking = pictures.filter(
      (picture) => picture.getAttribute("alt") !== "" && !picture.closest("[aria-hidden=true]"),
    );
    expect(speaking.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
});
