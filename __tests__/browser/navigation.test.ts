import type { Page } from "playwright-core";
import { articles, services } from "../support/entries";
import { DESKTOP, newVisitor } from "./support/visitor";
import { waitForFocus } from "./support/page-state";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, label: string) => mainNavigation(page).getByRole("button", { name: label });

/** Waits until exactly these groups are open. */
const waitForOpen = (page: Page, labels: readonly string[]) =>
  page.waitForFunction((expected) => {
    const open = document.querySelectorAll("nav[aria-label=Main] button[aria-expanded=true]");
    return JSON.stringify([...open].map(({ textContent }) => textContent)) === JSON.stringify(expected);
  }, labels);

const [first, second] = navigation.header;
if (!first || !second) throw new Error("fewer than two groups");

describe("the main navigation on a desktop", () => {
  test.each(navigation.header.slice(0, 2))("$label opens by click and leads to its pages", async ({ label, links }) => {
    const { page } = await visitor.visit("/");
    await waitForOpen(page, []);
    await group(page, label).click();
    await waitForOpen(page, [label]);
    const shown = await mainNavigation(page).locator("li:has(> button[aria-expanded=true]) a").allInnerTexts();
    expect(shown).toEqual(links.map((link) => link.label));

    const last = links.at(-1);
    if (!last) throw new Error("a group without links");
    await mainNavigation(page).getByRole("link", { name: last.label }).click();
    await page.waitForURL(`**${last.to}`);
    await waitForOpen(page, []);
  });

  test("a group opens under the mouse, and closes when it leaves", async () => {
    const { page } = await visitor.visit("/");
    await group(page, second.label).hover();
    await waitForOpen(page, [second.label]);
    await page.mouse.move(DESKTOP.width / 2, 700);
    await waitForOpen(page, []);
  });

  test("a group works by keyboard: Enter opens, arrows move, Escape closes and gives focus back", async () => {
    const { page } = await visitor.visit("/");
    const button = group(page, second.label);
    const link = (index: number) => mainNavigation(page).locator("li:has(> button[aria-expanded=true]) a").nth(index);
    await button.focus();
    await page.keyboard.press("Enter");
    await waitForOpen(page, [second.label]);
    await page.keyboard.press("ArrowDown");
    await waitForFocus(page, link(0));
    await page.keyboard.press("ArrowDown");
    await waitForFocus(page, link(1));
    await page.keyboard.press("ArrowUp");
    await waitForFocus(page, link(0));
    await page.keyboard.press("ArrowUp");
    await waitForFocus(page, link(second.links.length - 1));
    await page.keyboard.press("Escape");
    await waitForOpen(page, []);
    await waitForFocus(page, button);
  });

  test("only one group is open at a time, and a press elsewhere closes it", async () => {
    const { page } = await visitor.visit("/");
    await group(page, first.label).click();
    await waitForOpen(page, [first.label]);
    await group(page, second.label).click();
    await waitForOpen(page, [second.label]);
    await page.mouse.click(DESKTOP.width / 2, 800);
    await waitForOpen(page, []);
  });

  test("contact and the request for a consultation lead to the contact page", async () => {
    const { page } = await visitor.visit("/");
    const hrefOf = (name: string) => mainNavigation(page).getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await hrefOf("Contact")).toBe("/contact");
    expect(await hrefOf("Request a Consultation")).toBe("/contact#request-consultation");
  });
});

const IN_GROUPS = [
  { path: `/services/${services[0]?.id ?? ""}`, current: "Services" },
  { path: `/blog/${articles[0]?.id ?? ""}`, current: "Insights" },
];

test.each(IN_GROUPS)("$path is marked in the group $current, and in no other", async ({ path, current }) => {
  const { page } = await visitor.visitAgain(path, {});
  const marked = page.getByRole("navigation", { name: "Main" }).locator("button[aria-current=true]");
  expect(await marked.allInnerTexts()).toEqual([current]);
});

test("a change of page is announced, and takes the focus along", async () => {
  const { page } = await visitor.visit("/");
  const before = await page.locator("h1").innerText();
  const target = "/faq";
  await page.locator(`footer a[href="${target}"]`).first().click();
  await page.waitForURL(`**${target}`);
  const heading = page.locator("h1").filter({ hasNotText: before });
  const announced = `Navigated to ${await heading.innerText()}`;
  await page.locator("#gatsby-announcer", { hasText: announced }).waitFor({ state: "attached" });
  await waitForFocus(page, page.locator("#gatsby-focus-wrapper"));
});
