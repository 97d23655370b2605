import { hiddenText } from "./support/checks/hidden-text";
import { EXAMPLE_PAGES } from "./support/routes";
import { navigation } from "./support/shown-content";
import { PHONE, expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("no page hides text without JavaScript, nor offers what only scripts can do", async ({ page }) => {
  for (const { path } of EXAMPLE_PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await hiddenText(page, { except: "[data-needs-script]", opacity: 0.5 }), path).toEqual([]);
    await expect.soft(page.locator("[data-needs-script]:visible"), path).toHaveCount(0);
  }
});

const group = navigation.header.at(-1);
const last = group?.links.at(-1) ?? { label: "", to: "" };

test("the navigation works without JavaScript, and on phones the menu can be closed again", async ({ page }) => {
  const main = page.getByRole("navigation", { name: "Main" });
  await page.goto("/");
  await main.getByRole("button", { name: group?.label ?? "" }).hover();
  await main.getByRole("link", { name: last.label }).click();
  await expect(page).toHaveURL(last.to);

  await page.setViewportSize(PHONE);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(main).toBeHidden();
  const open = page.getByRole("link", { name: "Menu", exact: true });
  await open.click();
  await expect(main.getByRole("link", { name: last.label })).toBeVisible();
  await page.getByRole("link", { name: "Close menu" }).click();
  await expect(main).toBeHidden();
  await open.click();
  await main.getByRole("link", { name: last.label }).click();
  await expect(page).toHaveURL(last.to);
});
