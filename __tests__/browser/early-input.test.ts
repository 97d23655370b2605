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

/** What a visitor may press before scripts are at work, and what is in sight once they have answered. */
const PRESSES = [
  { what: "the menu", path: "/", viewport: PHONE, name: "Menu", answer: "#main-navigation[data-open=true]" },
  {
    what: "a way to apply",
    path: "/careers",
    name: /^(Apply Now|Submit a General Application)/,
    answer: "[role=dialog]",
  },
  { what: "a category", path: "/blog", name: CATEGORY, answer: `aside [aria-pressed=true]:text-is("${CATEGORY}")` },
];

for (const { what, path, viewport, name, answer } of PRESSES)
  test(`a press on ${what} before scripts are at work is shown to be on its way, and takes effect`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport);
    const { release } = await holdRequests(page, SCRIPTS);
    await page.goto(path);
    const pressed = button(page, name);
    await pressed.click();
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(answer)).toBeHidden();
    await release();
    await expect(page.locator(answer)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

test("a press is no longer shown to be on its way where scripts can't be fetched", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { held } = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  await button(page, "Menu").click();
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await Promise.all(held.splice(0).map((route) => route.abort()));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("what is written early into the blog's search filters its list, and stays under the cursor", async ({ page }) => {
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

test("a plain form keeps what is written, selected and focused when its scripts come, which check it", async ({
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
