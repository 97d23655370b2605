import { caseStudies, industries } from "../../../support/entries";
import testimonial from "../../../../data/case-study-testimonial.json";
import { withoutNoBreaks } from "../../../../src/lib/text";
import { shareVisit } from "../../support/shared-visit";
import { newVisitor } from "../../support/visitor";

const visitor = newVisitor();

/** What a text says, as it is written in `data/`. */
const plain = (text: string | null | undefined) =>
  withoutNoBreaks(text ?? "")
    .replace(/\s+/g, " ")
    .trim();

describe.each(caseStudies)("the page of $id", (entry) => {
  const { id, title, challenge, solution, results, industry, record, exhibit } = entry;
  const visited = shareVisit(`/case-studies/${id}`, { javaScriptEnabled: false });

  test("has the study in its full depth, part by part", async () => {
    const main = visited().page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    const parts = [
      "Starting point",
      ...(record ? ["What was promised"] : []),
      "What was done",
      "What was reached",
      ...(record?.check ? ["What held"] : []),
      ...(record?.shortfall ? ["What missed or took longer"] : []),
      ...(record ? ["Who confirmed it"] : []),
      "People",
    ];
    const headings = (await main.getByRole("heading", { level: 2 }).allTextContents()).map(plain);
    expect(headings.slice(0, parts.length)).toEqual(parts);
    const words = plain(await main.textContent());
    const { promise = "", shortfall = "", check, confirmation = "", due = "" } = record ?? {};
    for (const text of [challenge, promise, due, solution, shortfall, check?.text ?? "", confirmation]) {
      for (const paragraph of text.split(/\n\s*\n/)) expect(words).toContain(plain(paragraph));
    }
    expect((await main.locator("#reached ul > li").allTextContents()).map(plain)).toEqual(results);
    expect(await main.locator("#case-study dl").first().innerText()).toContain(
      industries.find((one) => one.id === industry)?.title,
    );
    expect(plain(await main.locator("blockquote").textContent())).toContain(testimonial.quote);
  });

  test("has its steps in the order of time, each with its month", async () => {
    const steps = visited().page.locator("#case-study ol > li");
    const shown = await steps.evaluateAll((all) =>
      all.map((step) => [...step.querySelectorAll("p, h3")].map(({ textContent }) => textContent)),
    );
    expect(shown.map((step) => step.map(plain))).toEqual(
      (record?.steps ?? []).map(({ date, title: name, text }) => [date, name, text]),
    );
  });

  test("has what was promised beside what was reached, and says what was missed", async () => {
    const rows = visited().page.locator("#reached > div > table tbody tr");
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
    );
    expect(shown.map((row) => row.map(plain))).toEqual(
      (record?.measures ?? []).map(({ label, start, promised, reached, later, missed }) => [
        label,
        start,
        promised,
        missed ? `${reached} missed` : reached,
        ...(record?.check ? [later ?? "–"] : []),
      ]),
    );
  });

  test("has the numbers of its exhibit in a table, those of each month as well", async () => {
    const tables = visited().page.locator("#reached figure details table");
    const cells = (await tables.locator("td").allTextContents()).map(plain);
    for (const { before, after, months = [] } of exhibit?.measures ?? []) {
      for (const value of [before, after, ...months.map((month) => month.value)]) {
        expect(cells.some((cell) => cell.includes(value.toLocaleString("en-US")))).toBe(true);
      }
    }
    const lines = exhibit?.measures.filter(({ months }) => months) ?? [];
    expect(await tables.count()).toBe(exhibit ? 1 + lines.length : 0);
  });

  test("leads back to all, and on to another", async () => {
    const { page } = visited();
    const back = page.getByRole("main").getByRole("link", { name: "All case studies" });
    expect(await back.getAttribute("href")).toBe("/case-studies");
    const index = caseStudies.findIndex((study) => study.id === id);
    const next = caseStudies[(index + 1) % caseStudies.length];
    const link = page.locator("#next-case-study").getByRole("link", { name: next?.title });
    expect(await link.getAttribute("href")).toBe(`/case-studies/${next?.id ?? ""}`);
  });
});

const overTime = caseStudies.find(({ exhibit }) => exhibit?.measures.some(({ months }) => months));
const months = overTime?.exhibit?.measures.find((measure) => measure.months)?.months ?? [];

describe("a line over time at 320 px", () => {
  const visited = shareVisit(`/case-studies/${overTime?.id ?? ""}`, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const marks = () => visited().page.locator("#reached [data-mark]");
  const shownValues = () =>
    marks().evaluateAll(
      (all) =>
        all.filter((mark) => {
          const value = mark.querySelector("[data-value]");
          return value && getComputedStyle(value).opacity === "1";
        }).length,
    );

  test("has a mark for each month, by its name, as high as its value", async () => {
    const drawn = await marks().evaluateAll((all) =>
      all.map((mark) => {
        const dot = mark.querySelector("circle")?.getBoundingClientRect();
        return { name: mark.getAttribute("aria-label"), x: dot?.left ?? NaN, y: dot?.top ?? NaN };
      }),
    );
    expect(drawn.map(({ name }) => plain(name))).toEqual(
      months.map(({ month, value }) => expect.stringMatching(new RegExp(`^${month}: ${String(value)}\\b`)) as string),
    );
    for (const [index, { x, y }] of drawn.entries()) {
      const [before, value] = [months[index - 1]?.value ?? NaN, months[index]?.value ?? NaN];
      const left = drawn[index - 1];
      if (!left) continue;
      expect(x).toBeGreaterThan(left.x);
      expect(Math.sign(Math.round(left.y - y))).toBe(Math.sign(value - before));
    }
  });

  test("says where it begins and ends, and any other value when it is asked for", async () => {
    expect(await shownValues()).toBe(2);
    const mark = marks().nth(1);
    const value = mark.locator("[data-value]");
    const opacity = () => value.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe("0");
    await mark.focus();
    expect(await opacity()).toBe("1");
    expect(await shownValues()).toBe(1);
    await mark.blur();
    expect(await opacity()).toBe("0");
    await mark.hover();
    expect(await opacity()).toBe("1");
    await visited().page.mouse.move(0, 0);
  });
});

test("on paper a case study has the numbers of its charts, the tables and every value", async () => {
  const { page } = await visitor.visit(`/case-studies/${overTime?.id ?? ""}`);
  await page.emulateMedia({ media: "print" });
  const values = await page
    .locator("#reached [data-value], #reached [data-change]")
    .evaluateAll((all) => all.map((value) => getComputedStyle(value).opacity));
  expect(new Set(values)).toEqual(new Set(["1"]));
  expect(await page.locator("#reached figure table").first().isVisible()).toBe(true);
});

test("in forced colors the line and the bars keep a color of the system", async () => {
  const { page } = await visitor.visit(`/case-studies/${overTime?.id ?? ""}`, { forcedColors: "active" });
  const paints = await page.locator("#reached figure").evaluate((figure) => ({
    text: getComputedStyle(figure).color,
    shapes: [
      ...[...figure.querySelectorAll("path[stroke]")].map((path) => getComputedStyle(path).stroke),
      ...[...figure.querySelectorAll("dl rect, dl circle")].map((shape) => getComputedStyle(shape).fill),
    ],
  }));
  expect(paints.shapes.length).toBeGreaterThan(1);
  expect(new Set(paints.shapes)).toEqual(new Set([paints.text]));
});
