import { APPLICATION } from "./support/form-cases";
import { nextFrame } from "./support/page-state";
import { jobs } from "../support/entries";
import { SCRIPTS, holdRequests } from "./support/requests";
import { fillApplication, navigate, openApplyDialog } from "./support/steps";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

test("the page lists positions, whose details open separately", async ({ page }) => {
  const { release } = await holdRequests(page, SCRIPTS);
  await page.goto("/careers");
  // The browser's own search opens details before and after hydration.
  await page.evaluate("document.querySelector('[hidden=until-found]').removeAttribute('hidden')");
  await release();
  const cards = page.locator("#positions article");
  await expect.soft(cards.getByRole("heading", { level: 3 })).toHaveText(jobs.map(({ title }) => title));
  test.skip(jobs.length < 2, "there are fewer than two positions");

  const expectOpen = async (...open: readonly number[]) => {
    for (const [index, job] of jobs.entries()) {
      const isOpen = open.includes(index);
      const card = cards.nth(index);
      const button = card.getByRole("button", { name: isOpen ? /^Less Details/ : /^More Details/ });
      await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
      const headings = isOpen ? ["Responsibilities", "Requirements"] : [];
      await expect(card.getByRole("heading", { level: 4 })).toHaveText(headings);
      const details = isOpen ? [...job.responsibilities, ...job.requirements] : [];
      const items = [job.location, job.type, job.department, /^Posted \S/, ...details];
      await expect(card.getByRole("listitem")).toHaveText(items);
      await expect(card.getByText(job.summary, { exact: true })).toBeVisible();
    }
  };
  const details = cards.getByRole("button", { name: /^(More|Less) Details/ });
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
    await expect(card.getByRole("heading", { level: 4, name: "Requirements" })).toBeVisible();
    await expect(card.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("article [aria-expanded=true]")).toHaveCount(ids.length);
  };
  await visit(page, `/careers#${last}`);
  await expectOpen(last);
  await page.evaluate((id) => void (location.hash = id), first);
  await expectOpen(last, first);
  await navigate(page, "/about");
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expectOpen(first);
  await page.getByRole("button", { name: /^Less Details/ }).click();
  await page.locator(`a[href="/careers#${first}"]`).click();
  await expectOpen(first);
});

test("each position's dialog closes only with Escape, Close or Cancel", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/careers");
  const general = { openButton: "Submit a General Application", title: "General Application" };
  const [first = general] = jobs.map(({ title }) => ({ openButton: `Apply Now for ${title}`, title }));
  const behind = page.locator("[inert] main");
  const kept = new Map<string, string>();
  for (const [way, { openButton, title }] of Object.entries({ Escape: first, Close: general, Cancel: general })) {
    const button = page.getByRole("button", { name: openButton, exact: true });
    await button.click();
    const dialog = page.getByRole("dialog", { name: `Apply for ${title}`, exact: true });
    await expect(dialog.getByRole("heading")).toHaveText(`Apply for ${title}`);
    await expect(dialog).toHaveAccessibleDescription("Please fill out the form below to apply for this position.");
    await expect(dialog.getByRole("button")).toHaveText(["Close", "Cancel", APPLICATION.submitLabel]);
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await expect(behind).toBeAttached();
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    expect(await dialog.evaluate((element) => element.closest("[inert]"))).toBeNull();

    await expect(dialog.getByLabel("Name")).toHaveValue(kept.get(title) ?? "");
    kept.set(title, way);
    await dialog.getByLabel("Position").press("x");
    await dialog.getByLabel("Name").fill(way);
    await page.mouse.click(20, 20);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    await expect(dialog.getByLabel("Position")).toHaveValue(title);
    await expect(dialog.getByLabel("Name")).toHaveValue(way);

    if (way === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: way, exact: true }).click();
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
    await dialog.getByRole("button", { name: APPLICATION.submitLabel }).click();
    await expect(dialog.getByRole("button", { name: APPLICATION.submittingLabel })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    if (next === "the same") await openApplyDialog(page);
    else await page.getByRole("button", { name: "Submit a General Application" }).click();
    await dialog.getByLabel("Cover letter").fill("One more word");
    await release();
    await waitForToast(page, APPLICATION.success);
    await expect(dialog.getByLabel("Cover letter")).toHaveValue("One more word");
  });

test.describe("at 400% zoom in a window of 1280 × 1024 px", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("Tab stays in the apply dialog and scrolls each field into view, and so does an error", async ({ page }) => {
    await visit(page, "/careers");
    await openApplyDialog(page);
    const dialog = page.getByRole("dialog");
    const name = dialog.getByLabel("Name");
    await expect(name).toBeFocused();
    /** The focused element, and which part of it is visible and not covered, from 0 to 1. */
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        // After the last button, Tab goes to the browser's own controls.
        if (element === document.body) return { name: "Close", visiblePart: 1 };
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
    const stops = ["Cancel", "Close", "Privacy policy", APPLICATION.submitLabel, ...Object.keys(APPLICATION.empty)];
    expect([...new Set(visited.map((stop) => stop.name))].sort()).toEqual(stops.sort());
    // A text area is higher than the window.
    expect(visited.filter(({ visiblePart }) => visiblePart < 0.4)).toEqual([]);

    await dialog.getByRole("button", { name: APPLICATION.submitLabel }).click();
    await expect(name).toBeFocused();
    expect(await focused()).toEqual({ name: "name", visiblePart: 1 });
    await expect(dialog.getByText(APPLICATION.errors.name ?? "")).toBeInViewport({ ratio: 1 });
  });
});
