import type { Page } from "@playwright/test";
import { isMet } from "../../src/lib/targets";
import { colors, translucent } from "../../src/theme/colors";
import { caseStudies, cellsOf, heroSlides } from "../support/entries";
import { expectSlide, slideDot } from "./support/hero";
import { PHONE, expect, test, visit } from "./support/test";

// How the targets of case studies are drawn, and the record of each. What they say is in content.test.ts.

const STUDIES = caseStudies.flatMap(({ id, record }) => (record ? [{ id, ...record }] : []));

test.use({ reducedMotion: "reduce" });

/** Whether the marks of each row are on the line of the target or right of it. Only the others are red. */
const keptIn = (page: Page) =>
  page.locator("#targets tbody tr").evaluateAll(
    (rows, missed) =>
      rows.map((row) => {
        const cell = row.querySelector("[data-axis]") ?? row;
        const { left, width } = cell.getBoundingClientRect();
        const line = left + 0.6 * width;
        return [...cell.querySelectorAll("i")].map((mark) => {
          const { x, width: size } = mark.getBoundingClientRect();
          const isKept = x + size / 2 > line - 1.5;
          return isKept !== (getComputedStyle(mark).color === missed) ? isKept : "wrong color";
        });
      }),
    translucent(colors.danger, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)"),
  );

for (const viewport of [PHONE, { width: 1280, height: 800 }])
  test(`marks left of the line of targets are red, and the missed targets, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/case-studies");
    const targets = STUDIES.flatMap((study) => study.targets);
    const met = targets.map((target) =>
      [target.reached, target.later ?? []].flat().map((value) => isMet(target, value)),
    );
    expect(await keptIn(page)).toEqual(met);
    await expect(page.locator("#targets").getByRole("row")).toHaveCount(targets.length + 1);
    await expect(page.locator("#targets").getByRole("rowheader", { name: targets[0]?.label })).toBeVisible();
  });

test("the cards of case studies align", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, "/case-studies");
  for (const part of ["h3", "table", "a"]) {
    const tops = await page
      .locator(`ul article > ${part}`)
      .evaluateAll((parts) => parts.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, part).toBe(1);
  }
});

test("each slide of the home page shows the first target of its case study, with a link to it", async ({ page }) => {
  await visit(page, "/");
  for (const [index, { caseStudy }] of heroSlides.entries()) {
    const study = STUDIES.find(({ id }) => id === caseStudy);
    if (!study) continue;
    await slideDot(page, index + 1).click();
    await expectSlide(page, index + 1);
    const row = page.locator("[data-hero]").getByRole("row").last();
    for (const text of study.targets.slice(0, 1).flatMap(cellsOf)) await expect(row).toContainText(text);
    await expect(row.getByRole("link")).toHaveAttribute("href", `/case-studies/${study.id}`);
    await expect(row).toBeInViewport({ ratio: 1 });
  }
});

test("a case's page opens with its record, which prints alone on one page, but only once", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const headings = page.locator("h1, h2").filter({ visible: true });
  for (const { id, targets } of STUDIES) {
    await visit(page, `/case-studies/${id}`);
    await expect(page.getByRole("row", { name: targets[0]?.label })).toBeInViewport({ ratio: 1 });
    await page.locator("#record > div > button").click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(headings).toHaveId("record-heading");
    await page.emulateMedia({ media: null });
    const countPages = async () =>
      (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    expect(await countPages(), id).toBe(1);
    expect(await countPages(), id).toBeGreaterThan(1);
    await expect(page).toHaveURL(`/case-studies/${id}`);
  }
});

test("a copied table has a line for each row, and a tab between its cells", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/case-studies", ...STUDIES.map(({ id }) => `/case-studies/${id}`)]) {
    await visit(page, path);
    const table = page.locator("main table").first();
    const [copied, rows] = await table.evaluate((all: HTMLTableElement) => {
      getSelection()?.selectAllChildren(all);
      const texts = [...all.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent?.trim()).join("\t"));
      return [getSelection()?.toString().trim().split("\n"), texts];
    });
    expect(copied).toEqual(rows);
  }
});
