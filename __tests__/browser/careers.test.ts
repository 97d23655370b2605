import careers from "../../data/careers.json";
import { GENERAL_APPLICATION } from "../../src/forms/form-copy";
import { accessibilityViolations } from "./support/checks/accessibility";
import { APPLICATION } from "./support/form-cases";
import { control, errorTexts, submit, submitButton } from "./support/forms";
import { nextFrame } from "./support/page-state";
import { jobs } from "../support/entries";
import { SCRIPTS, holdRequests } from "./support/requests";
import { applyButtons, fillApplication, navigate, openApplyDialog } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

const SENT = new RegExp(`^Sent at \\d{1,2}:\\d\\d [AP]M\\. ${careers.sent.replace(/\W/g, ".")}$`);

test.use({ reducedMotion: "reduce" });

test("the page lists positions, whose details open separately", async ({ page }) => {
  const { release } = await holdRequests(page, SCRIPTS);
  await page.goto("/careers");
  // The browser's own search opens details before and after hydration.
  await page.evaluate("document.querySelector('[hidden=until-found]')?.removeAttribute('hidden')");
  await release();
  const cards = page.locator("#positions article");
  await expect.soft(cards.getByRole("heading", { level: 3 })).toHaveText(jobs.map(({ title }) => title));
  test.skip(jobs.length < 2, "there are fewer than two positions");

  const expectOpen = async (...open: readonly number[]) => {
    for (const [index, job] of jobs.entries()) {
      const isOpen = open.includes(index);
      const card = cards.nth(index);
      const button = card.locator("[aria-expanded]");
      await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
      await expect(card.getByRole("heading", { level: 4 })).toHaveCount(isOpen ? 2 : 0);
      await expect(card.getByRole("listitem")).toHaveText(isOpen ? [...job.responsibilities, ...job.requirements] : []);
      for (const text of [[job.location, job.type, job.salary].join(" "), job.department, job.summary])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
  };
  const details = cards.locator("[aria-expanded]");
  const last = jobs.length - 1;
  await expectOpen(0);
  await details.first().click();
  await expectOpen();
  await expect(page.locator("[hidden=until-found]").first()).toHaveCSS("content-visibility", "hidden");
  await page.locator("[hidden=until-found]").first().dispatchEvent("beforematch");
  await details.last().click();
  await expectOpen(0, last);
  await details.first().click();
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
    const [header, text] = await dialog
      .locator("> div:has(h2), p[id$=text]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect.soft((text?.top ?? 0) - (header?.bottom ?? 0)).toBeGreaterThan(20);
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

for (const next of ["the same", "another"])
  test(`the dialog of ${next} position stays open when a canceled application is stored late`, async ({ page }) => {
    const { release } = await holdRequests(page, `**${APPLICATION.endpoint}`);
    await visit(page, "/careers");
    await openApplyDialog(page);
    await fillApplication(page);
    const dialog = page.getByRole("dialog");
    await submit(dialog);
    await expect(submitButton(dialog)).toBeDisabled();
    await dialog.getByRole("button").nth(1).click();
    await (next === "the same" ? openApplyDialog(page) : applyButtons(page).last().click());
    const letter = control(dialog, "coverLetter");
    await letter.fill("One more word");
    await release();
    await waitForToast(page, APPLICATION.success);
    await expect(letter).toHaveValue("One more word");
    await page.keyboard.press("Escape");
    await expect(applyButtons(page).first()).toHaveAccessibleDescription(SENT);
  });

test("after an application, a line beside its button says when it was sent, until the page is left", async ({
  page,
}) => {
  await page.route(`**${APPLICATION.endpoint}`, (route) => route.fulfill({ status: 201, json: {} }));
  await visit(page, "/careers");
  for (const button of [applyButtons(page).first(), applyButtons(page).last()]) {
    await button.click();
    await fillApplication(page);
    await submit(page.getByRole("dialog"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(SENT);
    await expect(button.locator("+ p")).toHaveText(SENT);
  }
  await expect(page.getByText(SENT)).toHaveCount(Math.min(2, jobs.length + 1));
  await navigate(page, "/about");
  await expect(page.locator("#team")).toBeAttached();
  await navigate(page, "/careers");
  await expect(applyButtons(page).first()).toBeVisible();
  await expect(page.getByText(SENT)).toHaveCount(0);
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

test("a position and every state of the apply dialog are accessible, also in forced colors", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await holdRequests(page, `**${APPLICATION.endpoint}`);
  await visit(page, APPLICATION.path);
  /** Polls, because the styles of a new state may load late. */
  const expectAccessible = () => expect.poll(() => accessibilityViolations(page)).toEqual([]);
  if (jobs.length > 0) {
    await page.locator("[aria-controls$=-details]").first().click();
    await expect(page.locator("article [aria-expanded=true]")).toBeVisible();
    await expectAccessible();
  }
  await openApplyDialog(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // Its parts are no parts of a page.
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(dialog.getByRole(role)).toHaveCount(0);
  await expectAccessible();
  await submit(dialog);
  await expect(errorTexts(dialog).last()).toBeVisible();
  await expectAccessible();
  await fillApplication(page);
  await submit(dialog);
  await expect(submitButton(dialog)).toBeDisabled();
  await expectAccessible();
  await page.emulateMedia({ forcedColors: "active" });
  const background = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(dialog).not.toHaveCSS("border-top-width", "0px");
  await expect(dialog).not.toHaveCSS("border-top-color", background);
  await expect(dialog).not.toHaveCSS("border-top-color", /^rgba\(.*, 0\)$/);
});

test.describe("at 400% zoom in a window of 1280 × 1024 px", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("Tab stays in the apply dialog and scrolls each field into view, and so does an error", async ({ page }) => {
    await visit(page, "/careers");
    await openApplyDialog(page);
    const dialog = page.getByRole("dialog");
    const name = control(dialog, "name");
    await expect(name).toBeFocused();
    /** The focused element, and which part of it is visible and not covered, from 0 to 1. */
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        // After the last button, Tab goes to the browser's own controls.
        if (element === document.body)
          return { name: document.querySelector("[role=dialog] button")?.textContent, visiblePart: 1 };
        if (!element.closest("[role=dialog]"))
          return { name: `outside: ${element.outerHTML.slice(0, 80)}`, visiblePart: 0 };
        const { left, width, top, bottom } = element.getBoundingClientRect();
        const rows = Array.from({ length: Math.round(bottom - top) - 8 }, (_, row) => top + 4 + row);
        const seen = rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
        return { name: element.getAttribute("name") ?? element.textContent, visiblePart: seen.length / rows.length };
      });
    const visited = [await focused()];
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      visited.push(await focused());
    }
    const stops = [...(await dialog.locator("a, button").allTextContents()), ...Object.keys(APPLICATION.empty)];
    expect([...new Set(visited.map((stop) => stop.name))].sort()).toEqual(stops.sort());
    // A text area is higher than the window.
    expect(visited.filter(({ visiblePart }) => visiblePart < 0.4)).toEqual([]);

    await submit(dialog);
    await expect(name).toBeFocused();
    expect(await focused()).toEqual({ name: "name", visiblePart: 1 });
    await expect(dialog.getByText(APPLICATION.errors.name ?? "")).toBeInViewport({ ratio: 1 });
  });
});
