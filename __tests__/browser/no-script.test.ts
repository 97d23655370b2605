import { hiddenText } from "./support/checks/hidden-text";
import { EXAMPLE_PAGES } from "./support/routes";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

test.each(EXAMPLE_PAGES)(
  "$path hides no text without JavaScript, nor offers what only scripts can do",
  async ({ path }) => {
    const { page } = await visitor.visitAgain(path, { javaScriptEnabled: false });
    expect(await hiddenText(page, { except: "[data-needs-script]", opacity: 0.5 })).toEqual([]);
    expect(await page.locator("[data-needs-script]:visible").count()).toBe(0);
  },
);

/** The last link of the navigation's last group. */
function lastLink() {
  const group = navigation.header.at(-1);
  const last = group?.links.at(-1);
  if (!group || !last) throw new Error("a navigation without links");
  return { label: group.label, last };
}

test("on phones the menu is closed until its link is followed, and can be closed again", async () => {
  const { page } = await visitor.visit("/", { javaScriptEnabled: false, viewport: PHONE });
  const main = page.getByRole("navigation", { name: "Main" });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(PHONE.height);
  expect(await main.count()).toBe(0);
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  expect(await main.getByRole("link", { name: lastLink().last.label }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Close menu" }).click();
  await main.waitFor({ state: "detached" });
  expect(await page.getByRole("link", { name: "Menu", exact: true }).isVisible()).toBe(true);
});

test.each([PHONE, DESKTOP])("the navigation works at $width px", async (viewport) => {
  const { page } = await visitor.visit("/", { javaScriptEnabled: false, viewport });
  const main = page.getByRole("navigation", { name: "Main" });
  const { label, last } = lastLink();
  if (viewport === PHONE) await page.getByRole("link", { name: "Menu", exact: true }).click();
  if (viewport === DESKTOP) await main.getByRole("button", { name: label }).hover();
  await main.getByRole("link", { name: last.label }).click();
  await page.waitForURL(`**${last.to}`);
});
