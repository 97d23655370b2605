import { delayOf } from "../../src/lib/dates";
import { formatPromise, formatValue, isMet, tallyOf } from "../../src/lib/targets";
import { colors, translucent } from "../../src/theme/colors";
import { caseStudies, cellsOf, heroSlides, industries, services } from "../support/entries";
import { expectSlide, slideDot } from "./support/hero";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

// What pages show of the targets of case studies, and the record of each.

const STUDIES = caseStudies.flatMap(({ id, record }) => (record ? [{ id, ...record }] : []));

/** Before the check, there is no number. */
const resultOf = (target: Parameters<typeof isMet>[0], value?: number | null) =>
  value == null ? "–" : isMet(target, value) ? "met" : "missed";

test.use({ reducedMotion: "reduce" });

test("the table shows each target of the case studies, its misses in red, below labels that stay in view on phones", async ({
  page,
}) => {
  await visit(page, "/case-studies");
  const targets = STUDIES.flatMap((study) => study.targets);
  const rows = page.locator("#targets tbody tr");
  await expect(rows).toHaveCount(targets.length);
  for (const [index, study] of STUDIES.entries())
    await expect(page.locator("#targets tbody").nth(index)).toContainText(delayOf(study) ?? study.client);
  const red = translucent(colors.danger, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)");
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const [index, target] of targets.entries()) {
      const row = rows.nth(index);
      for (const text of cellsOf(target)) await expect(row).toContainText(text);
      const results = row.locator("td:nth-last-of-type(-n + 2)");
      for (const [at, value] of [target.reached, target.later].entries()) {
        const result = resultOf(target, value);
        await expect(results.nth(at)).toContainText(result);
        if (result === "missed") await expect(results.nth(at)).toHaveCSS("color", red);
        else await expect(results.nth(at)).not.toHaveCSS("color", red);
      }
    }
    const last = rows.last().locator("td").last();
    await last.scrollIntoViewIfNeeded();
    const label = page.locator("#targets thead th").last();
    if (viewport === PHONE) await expect(label).toBeInViewport();
    const [column, number] = [await label.boundingBox(), await last.boundingBox()];
    expect(Math.abs((column?.x ?? 0) - (number?.x ?? 9))).toBeLessThan(2);
  }
});

test("the tally on the home page has a mark for each target, and links to all of them", async ({ page }) => {
  await visit(page, "/");
  const studies = STUDIES.filter(({ id }) => caseStudies.slice(0, 3).some((study) => study.id === id));
  const targets = studies.flatMap((study) => study.targets);
  test.skip(targets.length === 0, "no case has targets");
  const tally = page.locator("[data-hero] [data-slot=tally]");
  const dates = (["reached", "later"] as const).filter((date) => targets.some((target) => target[date] != null));
  for (const [index, date] of dates.entries())
    await expect(tally.locator("tbody tr").nth(index).locator("td:not(:empty)")).toContainText(
      targets.map((target) => resultOf(target, target[date])),
    );
  await expect(tally.locator("thead th")).toHaveText(studies.map(({ client }) => client));
  for (const text of Object.values(tallyOf(targets))) await expect(tally).toContainText(text);
  await expect(tally.getByRole("link")).toHaveAttribute("href", "/case-studies#targets");
  for (const [index, { caseStudy, target }] of heroSlides.entries()) {
    if (index > 0) await slideDot(page, index + 1).click();
    if (index > 0) await expectSlide(page, index + 1);
    const study = studies.find(({ id }) => id === caseStudy);
    await expect(tally.locator("th[data-lit]")).toHaveText(study ? [study.client] : []);
    const lit = study?.targets.find(({ label }) => label === target);
    await expect(tally.locator("i[data-lit]")).toHaveText(
      lit ? dates.map((date) => `${lit.label}: ${resultOf(lit, lit[date])}`) : [],
    );
  }
});

test("a case's card shows the last number of a target that was met, one that was missed, why, and a later miss", async ({
  page,
}) => {
  await visit(page, "/");
  for (const { id, targets } of STUDIES) {
    const card = page.locator("#case-studies article").filter({ has: page.locator(`[href$="#${id}"]`) });
    if ((await card.count()) === 0) continue;
    const now = targets.map((target) => resultOf(target, target.later ?? target.reached));
    const lost = targets.filter((target, at) => now[at] === "missed" && resultOf(target, target.reached) === "met");
    const missed = targets.find((target) => resultOf(target, target.reached) === "missed") ?? lost[0];
    const met = targets.find((target, at) => now[at] === "met" && resultOf(target, target.reached) === "met");
    await expect(card.locator("[data-missed] b")).toHaveText(missed ? [missed.label] : []);
    for (const target of [met, missed].flatMap((one) => one ?? [])) {
      const result = card
        .locator("div > div")
        .filter({ has: page.locator("b").getByText(target.label, { exact: true }) });
      // Before the visit, it has no later number.
      for (const text of cellsOf(target).slice(2)) await expect(result).toContainText(text.replace("–", ""));
      const first = target !== met && target !== lost[0] ? target.reached : (target.later ?? target.reached);
      await expect(result.locator("p > span")).toHaveText(formatValue(target, first));
    }
    if (missed?.why) await expect(card).toContainText(missed.why);
    for (const { label } of lost) await expect(card).toContainText(label);
    await expect(card.locator("b")).toHaveCount(Math.min(2, targets.length));
  }
});

test("services and industries name a target that their case met, and none twice", async ({ page }) => {
  for (const [path, entries] of [
    ["/services", services],
    ["/industries", industries],
  ] as const) {
    await visit(page, path);
    for (const { id, caseStudy } of entries) {
      const study = STUDIES.find((one) => one.id === caseStudy);
      const proof = page.locator(`#${id} p`).filter({ hasText: "we promised" });
      await expect(proof).toHaveCount(study ? 1 : 0);
      if (!study) continue;
      const text = (await proof.textContent()) ?? "";
      const sentences = study.targets.map((target) => {
        const when = target.later == null ? "when we left" : "six months after we left";
        const value = formatValue(target, target.later ?? target.reached);
        return `${target.label}: we promised ${formatPromise(target)}; ${when} it was ${value}.`;
      });
      expect(sentences.filter((sentence) => text.includes(sentence))).toHaveLength(1);
    }
    const told = await page.locator("main p").filter({ hasText: "we promised" }).allTextContents();
    expect(new Set(told).size, path).toBe(told.length);
  }
});

test("each slide shows the numbers of its target from the record, or else its caption, on the picture", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [index, { caption = "", caseStudy, target: label }] of heroSlides.entries()) {
    if (index > 0) await slideDot(page, index + 1).click();
    if (index > 0) await expectSlide(page, index + 1);
    if (!caseStudies.some(({ id }) => id === caseStudy)) continue;
    const target = STUDIES.find(({ id }) => id === caseStudy)?.targets.find((one) => one.label === label);
    const last = target?.later ?? target?.reached ?? 0;
    const numbers = target && [target.promised, last].map((value) => formatValue(target, value));
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const exhibit = page.locator("[data-slot=on-picture] [data-shown]");
      await expect(exhibit).toContainText(caption);
      for (const number of numbers ?? []) await expect(exhibit).toContainText(number);
      if (target) await expect(exhibit.locator("b")).toHaveText(resultOf(target, last));
      await expect(exhibit.getByRole("link")).toHaveAttribute("href", `/case-studies/${caseStudy ?? ""}`);
      await expect(exhibit.getByRole("link")).toBeInViewport({ ratio: 1 });
      const picture = await page.locator("[data-hero] [data-slot=background]").boundingBox();
      const text = await exhibit.boundingBox();
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
    }
  }
});

test("a case's page opens with its record, which prints alone on one page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const headings = page.locator("h1, h2").filter({ visible: true });
  for (const { id, targets, due, closed } of STUDIES) {
    await visit(page, `/case-studies/${id}`);
    await expect(page.locator("#record header")).toContainText(delayOf({ due, closed }) ?? closed);
    const banner = await page.locator("[data-hero]").boundingBox();
    const row = await page.getByRole("row", { name: targets[0]?.label }).boundingBox();
    // Below a title of four lines, the first target is in a window of 800 px.
    expect((row?.y ?? Infinity) + (row?.height ?? 0) - (banner?.y ?? 0) - (banner?.height ?? 0)).toBeLessThan(310);
    await page.locator("#record > div > button").click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(headings).toHaveId("record-heading");
    await page.emulateMedia({ media: null });
    const countPages = async (format: string) =>
      (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    // The shorter sheet. The next print is that of the whole page.
    expect(await countPages("Letter"), id).toBe(1);
    expect(await countPages("A4"), id).toBeGreaterThan(1);
  }
});
