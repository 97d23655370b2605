import type { Page } from "@playwright/test";
import { articles } from "../support/entries";
import { NEWSLETTER } from "./support/form-cases";
import { formOn } from "./support/forms";
import { SCRIPTS, holdRequests } from "./support/requests";
import { nextFrame } from "./support/page-state";
import { PHONE, expect, test, visit, waitUntilHydrated } from "./support/test";

test.use({ reducedMotion: "reduce" });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

const CATEGORY = articles[0]?.category ?? "";

/** Buttons that a visitor may click before scripts run, and what the click shows. */
const CLICKS = [
  { what: "the menu", path: "/", viewport: PHONE, name: "Menu", result: "#main-navigation[data-open=true]" },
  {
    what: "an apply button",
    path: "/careers",
    name: /^(Apply Now|Submit a General Application)/,
    result: "[role=dialog]",
  },
  { what: "a category", path: "/blog", name: CATEGORY, result: `aside [aria-pressed=true]:text-is("${CATEGORY}")` },
];

for (const { what, path, viewport, name, result } of CLICKS)
  test(`an early click on ${what} shows as busy and takes effect when scripts run`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    const { release } = await holdRequests(page, SCRIPTS);
    await page.goto(path);
    const clicked = button(page, name);
    await clicked.click();
    await expect(clicked).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(result)).toBeHidden();
    await release();
    await expect(page.locator(result)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

test("an early click no longer shows as busy if scripts fail to load", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { held } = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  await button(page, "Menu").click();
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await Promise.all(held.splice(0).map((route) => route.abort()));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("early input in the blog's search filters the list and keeps the cursor", async ({ page }) => {
  const { release } = await holdRequests(page, SCRIPTS);
  await page.goto("/blog");
  const field = page.getByRole("searchbox", { name: "Search articles" });
  await field.click();
  await page.keyboard.type("xyzz");
  await page.keyboard.press("ArrowLeft");
  await release();
  await waitUntilHydrated(page);
  await expect(page.locator("main #articles article")).toHaveCount(0);
  await page.keyboard.type("y");
  await expect(field).toHaveValue("xyzyz");
});

test("a plain form keeps input, selection and focus when its scripts load, which then validate it", async ({
  page,
}) => {
  await visit(page, NEWSLETTER.path);
  const { release } = await holdRequests(page, SCRIPTS);
  const form = formOn(page, NEWSLETTER);
  const email = form.getByLabel("Email");
  await email.fill("ada@example");
  await email.evaluate((input: HTMLInputElement) => {
    input.type = "text";
    input.setSelectionRange(0, 3);
  });
  await release();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await nextFrame(page);
  await page.keyboard.type("grace");
  await expect(email).toHaveValue("grace@example");
  await form.getByRole("button", { name: NEWSLETTER.submitLabel }).click();
  await expect(form.getByText(NEWSLETTER.errors.email ?? "")).toBeVisible();
  await expect(email).toHaveValue("grace@example");
});
