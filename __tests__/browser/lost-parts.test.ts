import type { Page } from "@playwright/test";
import { CONTACT } from "./support/form-cases";
import { expectValues, fill, openForm, submit } from "./support/forms";
import { loseScripts } from "./support/lost-scripts";
import { nextFrame } from "./support/page-state";
import { applyButton } from "./support/steps";
import { expect, test, visit, waitUntilLive } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

/** Presses the button that asks for the apply dialog, and waits until the page has been loaded again for it. */
async function pressAndReload(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await applyButton(page).click();
  await loaded;
  await waitUntilLive(page);
}

/** Counts the page's loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test("a form in which somebody has written reports a lost connection, and keeps what was written", async ({ page }) => {
  const { form } = await openForm(page, CONTACT);
  const scripts = { asked: 0, fetched: 0 };
  page.on("request", (request) => void (scripts.asked += Number(request.resourceType() === "script")));
  page.on("requestfinished", (request) => void (scripts.fetched += Number(request.resourceType() === "script")));
  const values = { ...CONTACT.filled, email: "grace@example.com" };
  await fill(form, values);
  await expect(async () => {
    await nextFrame(page);
    expect(scripts.asked).toBeGreaterThan(0);
    expect(scripts.fetched).toBe(scripts.asked);
  }).toPass();
  await page.context().setOffline(true);
  await submit(form, CONTACT);
  await waitForToast(page, CONTACT.failure);
  await expectValues(form, values);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an apply dialog that cannot be fetched is reported beside its button, and can be asked for again", async ({
  page,
}) => {
  await visit(page, "/careers");
  await page.context().setOffline(true);
  await applyButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a dialog that a new deploy has removed reloads the page once, and opens then", async ({ page }) => {
  await visit(page, "/careers");
  const loads = countLoads(page);
  await loseScripts(page);
  await pressAndReload(page);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(loads()).toBe(1);
});

test("a dialog that stays away doesn't reload the page over and over, and reports it", async ({ page }) => {
  const first = new Set<string>();
  let isFirst = true;
  await page.route("**/*.js", (route) => {
    const url = route.request().url();
    if (isFirst) first.add(url);
    return first.has(url) ? route.continue() : route.fulfill({ status: 404, body: "" });
  });
  await visit(page, "/careers");
  await page.waitForLoadState("networkidle");
  isFirst = false;
  // Gatsby asks, too, which build is deployed, while the page is loaded; this is about what asks afterwards.
  const deployAnother = () =>
    page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }), {
      times: 1,
    });
  const loads = countLoads(page);
  await deployAnother();
  await pressAndReload(page);
  await deployAnother();
  await applyButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(loads()).toBe(1);
});
