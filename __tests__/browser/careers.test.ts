import type { Locator, Page } from "@playwright/test";
import careers from "../../data/careers.json";
import { APPLICATION } from "./support/form-cases";
import { nextFrame } from "./support/page-state";
import { jobs } from "./support/shown-content";
import { apply } from "./support/steps";
import { expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

const cardOf = (page: Page, title: string) =>
  page.locator("#positions article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** The list items of a card that are in sight. */
const itemsOf = (card: Locator) => card.getByRole("listitem");

const facts = ({ location, type, department }: (typeof jobs)[number]) => [location, type, department, /^Posted \S/];

test("the page gives reasons to join and lists the open positions, within two screens", async ({ page }) => {
  await visit(page, "/careers");
  const sections = { "why-join": careers.reasons, culture: careers.values, benefits: careers.benefits };
  for (const [id, entries] of Object.entries(sections))
    await expect.soft(page.locator(`#${id} dt`)).toHaveText(titles(entries));
  await expect.soft(page.locator("#positions article").getByRole("heading", { level: 3 })).toHaveText(titles(jobs));
  for (const job of jobs) {
    await expect.soft(itemsOf(cardOf(page, job.title))).toHaveText(facts(job));
    await expect.soft(cardOf(page, job.title).getByText(job.summary, { exact: true })).toBeVisible();
  }
  expect
    .soft((await page.locator("#positions article, #positions button").first().boundingBox())?.y)
    .toBeLessThan(1600);
});

test("the positions open and close on their own, and fade in where motion is welcome", async ({ page }) => {
  test.skip(jobs.length < 2, "there are fewer than two positions");
  await visit(page, "/careers");
  const detailsButton = (title: string) => cardOf(page, title).getByRole("button", { name: /^(More|Less) Details/ });
  const expectOpen = async (...open: readonly number[]) => {
    for (const [index, job] of jobs.entries()) {
      const { title, responsibilities, requirements } = job;
      const visible = open.includes(index);
      await expect(detailsButton(title)).toHaveAttribute("aria-expanded", String(visible));
      await expect(detailsButton(title)).toHaveText(visible ? /^Less Details/ : /^More Details/);
      await expect(cardOf(page, title).getByRole("heading", { level: 4 })).toHaveText(
        visible ? ["Responsibilities", "Requirements"] : [],
      );
      const details = visible ? [...responsibilities, ...requirements] : [];
      await expect(itemsOf(cardOf(page, title))).toHaveText([...facts(job), ...details]);
    }
  };
  const last = jobs.length - 1;
  const press = (index: number) => detailsButton(jobs[index]?.title ?? "").click();
  await expectOpen();
  await press(0);
  await press(last);
  await expectOpen(0, last);
  await press(0);
  await expectOpen(last);

  for (const [reducedMotion, fades] of [
    ["reduce", 0],
    ["no-preference", 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const animations = await detailsButton(jobs[0]?.title ?? "").evaluate((button: HTMLElement) => {
      button.click();
      return document.getElementById(button.getAttribute("aria-controls") ?? "")?.getAnimations().length;
    });
    expect(animations, reducedMotion).toBe(fades);
    await press(0);
  }
});

test.describe("the apply dialog", () => {
  test(
    "opens for the position that was pressed, and gives focus back however it is closed",
    { tag: "@engine" },
    async ({ page }) => {
      await visit(page, "/careers");
      const general = { opener: "Submit a General Application", title: "General Application" };
      const [first = general] = jobs.map(({ title }) => ({ opener: `Apply Now for ${title}`, title }));
      const closings = { Escape: first, Close: general, Cancel: general };
      for (const [way, { opener, title }] of Object.entries(closings)) {
        const button = page.getByRole("button", { name: opener, exact: true });
        await button.click();
        const dialog = page.getByRole("dialog", { name: `Apply for ${title}`, exact: true });
        await expect(dialog.getByRole("heading")).toHaveText(`Apply for ${title}`);
        await expect(dialog).toHaveAccessibleDescription("Please fill out the form below to apply for this position.");
        await expect(dialog.getByLabel("Name")).toBeFocused();
        const position = dialog.getByLabel("Position");
        await position.press("x");
        await nextFrame(page);
        await expect(position).toHaveValue(title);
        await expect(dialog.getByRole("button")).toHaveText(["Close", "Cancel", APPLICATION.idle]);

        if (way === "Escape") await page.keyboard.press("Escape");
        else await dialog.getByRole("button", { name: way, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    },
  );

  test("keeps focus inside and the page behind out of reach, and stays at a press beside it", async ({ page }) => {
    await visit(page, "/careers");
    await apply(page);
    const dialog = page.getByRole("dialog");
    const behind = page.locator("[inert] main");
    await expect(behind).toBeAttached();
    expect(await dialog.evaluate((element) => element.closest("[inert]"))).toBeNull();
    await dialog.getByLabel("Name").fill("Ada Example");
    const visited = new Set<string>();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      visited.add(
        await page.evaluate(() => {
          const { activeElement: element } = document;
          // From the last button, Tab leads to the browser's own, as from a page.
          if (element === document.body) return "Close";
          if (!element?.closest("[role=dialog]")) return `outside: ${element?.outerHTML.slice(0, 80) ?? ""}`;
          return element.getAttribute("name") ?? element.textContent ?? "";
        }),
      );
    }
    const buttons = ["Cancel", "Close", "Privacy Policy", APPLICATION.idle];
    expect([...visited].sort()).toEqual([...buttons, ...Object.keys(APPLICATION.empty)].sort());

    await page.mouse.click(20, 20);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    await expect(dialog.getByLabel("Name")).toHaveValue("Ada Example");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(behind).toHaveCount(0);
  });

  test.describe("at 400% zoom in a window of 1280 × 1024 px", () => {
    test.use({ viewport: { width: 320, height: 256 } });

    /** Which part of a field, from 0 to 1, is in the window with nothing before it. */
    const inSight = (field: Locator) =>
      field.evaluate((element) => {
        const { left, width, top, bottom } = element.getBoundingClientRect();
        const rows = Array.from({ length: Math.round(bottom - top) - 8 }, (_, row) => top + 4 + row);
        const seen = rows.filter((y) => document.elementFromPoint(left + width / 2, y) === element);
        return seen.length / rows.length;
      });

    test("shows every field that Tab leads to, and the first error", async ({ page }) => {
      await visit(page, "/careers");
      await apply(page);
      const dialog = page.getByRole("dialog");
      const name = dialog.getByLabel("Name");
      await expect(name).toBeFocused();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press("Tab");
        // A box of many lines is higher than the window.
        expect(await inSight(dialog.locator(":focus"))).toBeGreaterThan(0.4);
      }
      await dialog.getByRole("button", { name: APPLICATION.idle }).click();
      await expect(name).toBeFocused();
      expect(await inSight(name)).toBe(1);
      expect(await inSight(dialog.getByText(APPLICATION.errors.name ?? ""))).toBe(1);
    });
  });
});
