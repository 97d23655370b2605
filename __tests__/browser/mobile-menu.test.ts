import type { Page } from "playwright-core";
import { waitForFocus } from "./support/page-state";
import { PHONE, newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page, expanded: boolean) => page.getByRole("button", { name: "Menu", expanded });
const firstGroup = (page: Page) => menu(page).getByRole("button").first();

test("opens as a sheet, keeps the page behind it out of reach, and closes when a link is chosen", async () => {
  const { page } = await visitor.visit("/", { viewport: PHONE, hasTouch: true });
  expect(await firstGroup(page).isVisible()).toBe(false);
  await toggle(page, false).tap();
  await toggle(page, true).waitFor();
  await page.locator("main[inert]").waitFor();

  const group = navigation.header.find(({ label }) => label === "Services") ?? navigation.header.at(-1);
  const last = group?.links.at(-1);
  if (!group || !last) throw new Error("a navigation without links");
  await menu(page).getByRole("button", { name: group.label }).tap();
  await menu(page).getByRole("link", { name: last.label }).tap();
  await page.waitForURL(`**${last.to}`);
  await toggle(page, false).waitFor();
  await firstGroup(page).waitFor({ state: "hidden" });
  await page.locator("main:not([inert])").waitFor();
});

test("closes by Escape and gives focus back", async () => {
  const { page } = await visitor.visit("/", { viewport: PHONE });
  await toggle(page, false).click();
  await firstGroup(page).waitFor();
  await page.keyboard.press("Escape");
  await toggle(page, false).waitFor();
  await waitForFocus(page, toggle(page, false));
});
