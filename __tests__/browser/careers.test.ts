import { GENERAL_APPLICATION } from "../../src/forms/form-copy";
import { accessibilityViolations } from "./support/checks/accessibility";
import { APPLICATION } from "./support/form-cases";
import { control, errorTexts, submit } from "./support/forms";
import { nextFrame } from "./support/page-state";
import { jobs } from "../support/entries";
import { applyButtons, navigate, openApplyDialog } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

test("the page lists positions, whose details open separately", async ({ page }) => {
  await visit(page, "/careers");
  const cards = page.locator("#positions article");
  await expect.soft(cards.getByRole("heading", { level: 3 })).toHaveText(jobs.map(({ title }) => title));
  test.skip(jobs.length < 2, "there are fewer than two positions");

  const expectOpen = async (...open: readonly number[]) => {
    for (const [index, { responsibilities, requirements }] of jobs.entries()) {
      const isOpen = open.includes(index);
      const card = cards.nth(index);
      await expect(card.locator("[aria-expanded]")).toHaveAttribute("aria-expanded", String(isOpen));
      await expect(card.getByRole("listitem")).toHaveText(isOpen ? [...responsibilities, ...requirements] : []);
    }
  };
  const details = cards.locator("[aria-expanded]");
  const last = jobs.length - 1;
  await expectOpen();
  // The browser's own search opens details, too.
  await expect(page.locator("[hidden=until-found]").first()).toHaveCSS("content-visibility", "hidden");
  await page.locator("[hidden=until-found]").first().dispatchEvent("beforematch");
  await details.last().click();
  await expectOpen(0, last);
  await details.first().click();
  await expectOpen(last);
});

test("a link to a position opens it: on arrival, inside the site, inside the page and on Back", async ({ page }) => {
  const [first, last] = [jobs[0]?.id ?? "", jobs.at(-1)?.id ?? ""];
  test.skip(first === last, "there are fewer than two positions");
  const expectOpen = async (...ids: readonly string[]) => {
    const card = page.locator(`article[id="${ids.at(-1) ?? ""}"]`);
    await expect(card.getByRole("heading", { level: 4 }).last()).toBeVisible();
    await expect(card.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("article [aria-expanded=true]")).toHaveCount(ids.length);
  };
  await visit(page, `/careers#${last}`);
  await expectOpen(last);
  await page.evaluate((id) => void (location.hash = id), first);
  await expectOpen(last, first);
  await navigate(page, "/about");
  await expect(page.locator("#team")).toBeAttached();
  await page.goBack();
  await expectOpen(first);
  await page.locator("[aria-expanded=true][aria-controls$=-details]").click();
  await page.locator(`a[href="/careers#${first}"]`).click();
  await expectOpen(first);
});

test("each position's dialog closes only with Escape, Close or Cancel", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/careers");
  const behind = page.locator("[inert] main");
  const kept = new Map<string, string>();
  const [job, general] = [APPLICATION.empty.position ?? "", GENERAL_APPLICATION];
  for (const [way, title] of Object.entries({ Escape: job, Close: general, Cancel: general })) {
    const button = title === general ? applyButtons(page).last() : applyButtons(page).first();
    await button.click();
    const dialog = page.getByRole("dialog");
    const [name, position] = [control(dialog, "name"), control(dialog, "position")];
    await expect(name).toBeFocused();
    await expect(dialog.getByRole("heading")).toContainText(title);
    const buttons = dialog.getByRole("button");
    await expect(behind).toBeAttached();
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    expect(await dialog.evaluate((element) => element.closest("[inert]"))).toBeNull();

    await expect(name).toHaveValue(kept.get(title) ?? "");
    kept.set(title, way);
    await position.press("x");
    await name.fill(way);
    await page.mouse.click(20, 20);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    await expect(position).toHaveValue(title);
    await expect(name).toHaveValue(way);

    if (way === "Escape") await page.keyboard.press("Escape");
    else await buttons.nth(way === "Close" ? 0 : 1).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(behind).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
  }
});

test("an apply dialog that fails to load shows an error, and a second click opens it", async ({ page }) => {
  await visit(page, "/careers");
  await page.context().setOffline(true);
  await openApplyDialog(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await openApplyDialog(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the apply dialog and its errors are accessible", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, APPLICATION.path);
  await openApplyDialog(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // Polls, because the styles of a new state may load late.
  await expect.poll(() => accessibilityViolations(page)).toEqual([]);
  await submit(dialog);
  await expect(errorTexts(dialog).last()).toBeVisible();
  await expect.poll(() => accessibilityViolations(page)).toEqual([]);
});

test("Tab reaches everything in the apply dialog, and nothing behind it", async ({ page }) => {
  await visit(page, "/careers");
  await openApplyDialog(page);
  const dialog = page.getByRole("dialog");
  await expect(control(dialog, "name")).toBeFocused();
  const stops = [...(await dialog.locator("a, button").allTextContents()), ...Object.keys(APPLICATION.empty)];
  const visited = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    // After the last button, Tab goes to the browser's own controls.
    const [name] = await page
      .locator("body :focus")
      .evaluateAll((focused) =>
        focused.map((one) =>
          one.closest("[role=dialog]") ? (one.getAttribute("name") ?? one.textContent) : "outside",
        ),
      );
    if (name !== undefined) visited.add(name);
  }
  expect([...visited].sort()).toEqual(stops.sort());
});
