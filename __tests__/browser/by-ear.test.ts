import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { FORMS, NEWSLETTER } from "./support/form-cases";
import { control, errorTexts, openForm, submit } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { ROUTES } from "./support/routes";
import { all, attributes, readStaticPage } from "./support/static-pages";
import { toastRegion } from "./support/toasts";
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

test("the place of notices is called by its key", async () => {
  const { page } = await visitor.visit("/sitemap");
  await page.keyboard.press("F8");
  await waitForFocus(page, toastRegion(page));
  expect(await toastRegion(page).getAttribute("aria-label")).toBe("Notifications (F8)");
});

describe.each(FORMS)("the $kind form", (formCase) => {
  test("says each error with its field alone, and how many there are where there are several", async () => {
    const { page, form } = await openForm(visitor, formCase);
    const said = await listen(page);
    const count = Object.keys(formCase.errors).length;
    for (const times of [1, 2]) {
      await submit(form, formCase);
      await errorTexts(form).first().waitFor();
      await eventually(async () => {
        expect(await said()).toEqual(
          count > 1 ? Array<string>(times).fill(`${String(count)} fields need your attention`) : [],
        );
      });
    }
    const first = control(form, Object.keys(formCase.errors)[0] ?? "");
    expect(
      await first.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.id),
    ).toBe(await errorTexts(form).first().getAttribute("id"));
  });
});

test.each(["/blog", "/contact", "/webinars", "/white-papers"])(
  "each form on %s has a name of its own",
  async (path) => {
    const { document } = await readStaticPage(path);
    const names = attributes(document, "form", "aria-label");
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain("");
    expect(new Set(names).size).toBe(names.length);
  },
);

test("the newsletter's form is called so with its scripts, too", async () => {
  const { page } = await openForm(visitor, NEWSLETTER);
  expect(await page.getByRole("form", { name: "Newsletter", exact: true }).count()).toBe(1);
});

test("the blog's categories are named once", async () => {
  const { page } = await visitor.visit("/blog");
  const named = await page.getByRole("main").ariaSnapshot();
  expect(named.match(/^.*"Categories".*$/gm)?.map((line) => line.trim())).toEqual([
    '- complementary "Categories":',
    expect.stringMatching(/^- heading "Categories"/),
  ]);
});

test("the pictures of the home page's banner belong to their controls, after its heading", async () => {
  const { page } = await visitor.visit("/", { reducedMotion: "reduce" });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // As they are read: from the root down.
  const read: { readonly role: string; readonly name: string; readonly inCarousel: boolean }[] = [];
  const visit = (id: string, inCarousel: boolean): void => {
    const node = byId.get(id);
    const name = String(node?.name?.value ?? "");
    const within = inCarousel || name === "Pictures behind the title";
    if (node && !node.ignored) read.push({ role: String(node.role?.value), name, inCarousel: within });
    for (const child of node?.childIds ?? []) visit(child, within);
  };
  visit(nodes[0]?.nodeId ?? "", false);
  const heading = read.findIndex(({ role }) => role === "heading");
  const pictures = read.filter(({ inCarousel, role }) => inCarousel && role === "image");
  expect(pictures).toHaveLength(1);
  expect(read.slice(0, heading).filter(({ role, name }) => role === "image" && name === pictures[0]?.name)).toEqual([]);
  expect(read.findIndex(({ inCarousel }) => inCarousel)).toBeGreaterThan(heading);
});

test.each(["/", "/about", "/blog", "/webinars", "/white-papers"])(
  "the pictures of cards on %s are silent",
  async (path) => {
    const { document } = await readStaticPage(path);
    const pictures = all(document, "main :is(li article, figcaption) img");
    expect(pictures.length).toBeGreaterThan(0);
    const speaking = pictures.filter(
      (picture) => picture.getAttribute("alt") !== "" && !picture.closest("[aria-hidden=true]"),
    );
    expect(speaking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(all(document, "main :is(li article, figcaption) [role=img]")).toEqual([]);
  },
);
