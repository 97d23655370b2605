import type { Page } from "@playwright/test";
import site from "../../data/site.json";
import { navigation } from "./support/navigation";
import { menuButton } from "./support/steps";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

/** A group whose last link has no anchor, and another group. */
const group = navigation.header.find(({ links }) => !(links.at(-1)?.to ?? "#").includes("#"));
const other = navigation.header.find((candidate) => candidate !== group);
const last = group?.links.at(-1);
if (!group || !other || !last)
  throw new Error("the navigation needs two groups, one with a link without an anchor at its end");

const menu = (page: Page) => page.locator("#main-navigation");
const groupButton = (page: Page, label: string) => menu(page).getByRole("button", { name: label, exact: true });
const shownLink = (page: Page, label: string) => menu(page).getByRole("link", { name: label, exact: true });

test.use({ hasTouch: true });

test("groups open and close by mouse, touch and keyboard", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/");
  const open = menu(page).locator("button[aria-expanded=true]");
  const links = menu(page).locator("li:has(> button[aria-expanded=true])").getByRole("link");
  await expect(open).toHaveText([]);
  await groupButton(page, group.label).hover();
  await expect(open).toHaveText([group.label]);
  await page.mouse.move(640, 800);
  await expect(open).toHaveText([]);
  await groupButton(page, group.label).hover();
  // Focus is elsewhere. React adds the listener for the key after it has painted the list.
  await expect(async () => {
    await page.keyboard.press("Escape");
    expect(await open.count()).toBe(0);
  }).toPass();

  for (const { label, links: expected } of navigation.header) {
    await groupButton(page, label).click();
    await page.mouse.move(640, 800);
    await expect(open).toHaveText([label]);
    await expect(links).toHaveText(expected.map((link) => link.label));
  }
  await page.keyboard.press("Escape");
  await groupButton(page, other.label).hover();
  await links.first().focus();
  // A link with focus doesn't go away.
  await page.mouse.move(640, 800);
  await expect(links.first()).toBeFocused();
  await page.mouse.click(640, 800);
  await expect(open).toHaveText([]);
  await groupButton(page, other.label).tap();
  await expect(open).toHaveText([other.label]);
  await page.touchscreen.tap(640, 800);
  await expect(open).toHaveText([]);

  await groupButton(page, group.label).focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveText([group.label]);
  const [first] = group.links;
  for (const [key, link] of Object.entries({ ArrowDown: first, ArrowUp: last, Home: first, End: last })) {
    await page.keyboard.press(key);
    await expect(page.locator(":focus")).toHaveText(link?.label ?? "");
  }
  await page.keyboard.press("Escape");
  await expect(open).toHaveText([]);
  await expect(groupButton(page, group.label)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(open).toHaveText([group.label]);
  await page.keyboard.press("Shift+Tab");
  await expect(open).toHaveText([]);

  for (const { label, to } of [navigation.contact, navigation.consultation])
    await expect(shownLink(page, label)).toHaveAttribute("href", to);
  await groupButton(page, group.label).click();
  await shownLink(page, last.label).click();
  await expect(page).toHaveURL(last.to);
  await expect(open).toHaveText([]);
  await expect(menu(page).locator("button[aria-current=true]")).toHaveText([group.label]);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});

test("the top bar shows the contacts, and a language only changes the label of the dropdown", async ({ page }) => {
  await visit(page, "/");
  const call = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
  for (const href of [call, `mailto:${site.email}`, ...site.socialLinks.map(({ url }) => url)])
    await expect(page.getByRole("banner").locator(`a[href="${href}"]`).first()).toBeVisible();
  const language = site.languages.at(-1)?.name ?? "";
  const dropdown = page.locator("[aria-controls=languages]");
  const languages = page.locator("#languages").getByRole("button");
  await expect(dropdown).not.toContainText(language);
  await dropdown.click();
  await expect(languages).toHaveText(site.languages.map(({ name }) => name));
  await languages.filter({ hasText: language }).click();
  await expect(page.locator("#languages")).toBeHidden();
  await expect(dropdown).toContainText(language);
  await expect(dropdown).toBeFocused();
  await expect(page.locator("#languages [aria-pressed=true]")).toHaveText([language]);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the menu makes the page behind it inert and returns focus", { tag: "@engine" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/");
  const toggle = (expanded: boolean) => menuButton(page).and(page.locator(`[aria-expanded=${expanded}]`));
  const expectOpen = async (open: boolean) => {
    await expect(page.locator("main")).toHaveJSProperty("inert", open);
    await expect(page.locator("footer")).toHaveJSProperty("inert", open);
    await expect(groupButton(page, group.label)).toBeVisible({ visible: open });
    await expect(toggle(open)).toBeVisible();
  };
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await expectOpen(false);
  for (const close of [() => page.keyboard.press("Escape"), () => toggle(true).click()]) {
    await toggle(false).tap();
    await expectOpen(true);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    await close();
    await expectOpen(false);
    await expect(toggle(false)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  }

  await toggle(false).tap();
  await groupButton(page, group.label).tap();
  await shownLink(page, last.label).tap();
  await expect(page).toHaveURL(last.to);
  await expectOpen(false);
  await toggle(false).tap();
  await expectOpen(true);
  await page.setViewportSize(DESKTOP);
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test("the copyright line shows the current year of the visitor", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-02-03T10:00:00") });
  await visit(page, "/privacy-policy");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.product}`);
});
