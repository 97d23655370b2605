import { caseStudies, industries } from "../../../support/entries";
import { withoutNoBreaks } from "../../../../src/lib/text";
import { shareVisit } from "../../support/shared-visit";
import { DESKTOP, newVisitor } from "../../support/visitor";

/** What the tests look for stands in the static HTML. */
const STATIC = { javaScriptEnabled: false };

const visitor = newVisitor();

/** What a text says, as it is written in `data/`. */
const plain = (text: string | null | undefined) => withoutNoBreaks(text ?? "").trim();

const withExhibit = caseStudies.flatMap(({ exhibit, ...study }) => (exhibit ? [{ ...study, exhibit }] : []));

test("the strip has the second result of each of the first three studies, and leads to it", async () => {
  const { page } = await visitor.visit("/", STATIC);
  const links = page.getByRole("list", { name: "Results" }).getByRole("link");
  const shown = await links.evaluateAll((all) =>
    all.map((link) => ({ text: link.textContent, to: link.getAttribute("href") })),
  );
  expect(shown.map(({ text, to }) => ({ text: plain(text), to }))).toEqual(
    caseStudies.slice(0, 3).map(({ id, results, industry }) => ({
      text: `${results[1] ?? ""} ${industries.find((entry) => entry.id === industry)?.title ?? ""} case study`,
      to: `/case-studies#${id}`,
    })),
  );
});

// 320 px is the narrowest window that readers may ask for (WCAG 1.4.10).
describe.each([{ width: 320, height: 640 }, DESKTOP])("the exhibits at $width px", (viewport) => {
  const visited = shareVisit("/case-studies", { ...STATIC, viewport });

  test.each(withExhibit)("$id: its values are in words, and drawn to scale", async ({ id, exhibit }) => {
    const figure = visited()
      .page.locator(`section[id="${id}"]`)
      .getByRole("figure")
      .filter({ has: visited().page.locator("dl") });
    expect(plain(await figure.getByRole("heading").textContent())).toBe(exhibit.title);
    expect(plain(await figure.locator("figcaption").textContent())).toContain(exhibit.source);
    const rows = await figure.locator("dl > div").evaluateAll((groups) =>
      groups.map((group) => ({
        label: group.querySelector("dt")?.textContent,
        scale: group.querySelector("[data-scale]")?.textContent ?? null,
        values: [...group.querySelectorAll("dd:has(svg)")].map((row) => {
          const room = row.querySelector("svg")?.getBoundingClientRect();
          const bar = row.querySelector("rect")?.getBoundingClientRect();
          const dot = row.querySelector("circle")?.getBoundingClientRect();
          const end = bar ? bar.right : dot ? dot.left + dot.width / 2 : NaN;
          return { text: row.textContent, width: room?.width ?? 0, at: (end - (room?.left ?? 0)) / (room?.width ?? 1) };
        }),
      })),
    );
    expect(rows.map(({ label }) => plain(label))).toEqual(exhibit.measures.map(({ label }) => label));
    for (const [index, { before, after }] of exhibit.measures.entries()) {
      const { scale, values } = rows[index] ?? {};
      const [first, second] = values ?? [];
      if (!first || !second) throw new Error("A measure has two values");
      for (const [{ text, width }, value] of [[first, before] as const, [second, after] as const]) {
        expect(plain(text)).toContain(value.toLocaleString("en-US"));
        expect(width).toBeGreaterThan(80);
      }
      // Two bars of nearly one length would not show the change.
      if (before !== after) expect(Math.abs(first.at - second.at)).toBeGreaterThan(0.12);
      if (scale === null) {
        const longest = Math.max(before, after, Number.MIN_VALUE);
        expect(first.at).toBeCloseTo(before / longest, 1);
        expect(second.at).toBeCloseTo(after / longest, 1);
      } else {
        const [from = NaN, to = NaN] = (plain(scale).match(/[\d.,]+/g) ?? []).map((text) =>
          Number(text.replace(",", "")),
        );
        expect(first.at).toBeCloseTo((before - from) / (to - from), 1);
        expect(second.at).toBeCloseTo((after - from) / (to - from), 1);
      }
    }
  });

  test("no word of them runs out of its place", async () => {
    const tooWide = await visited()
      .page.locator("figure dl span, figure dl dt")
      .evaluateAll((all) => all.filter((element) => element.scrollWidth > element.clientWidth + 1).length);
    expect(tooWide).toBe(0);
  });
});

describe("the difference of a measure", () => {
  const [first] = withExhibit;

  test.each([
    ["when it is pointed at", { hasTouch: false }],
    ["when it is touched", { hasTouch: true }],
    ["when it has the focus", {}],
  ])("is said %s, and nothing moves", async (how, options) => {
    const { page } = await visitor.visit("/case-studies", { ...options, ...STATIC, viewport: DESKTOP });
    const measure = page.locator(`section[id="${first?.id ?? ""}"] figure dl > div`).first();
    const change = measure.locator("[data-change]");
    const mark = measure.getByRole("img");
    const opacity = () => change.evaluate((element) => getComputedStyle(element).opacity);
    await mark.scrollIntoViewIfNeeded();
    expect(await opacity()).toBe("0");
    const place = await measure.boundingBox();
    if (how.includes("pointed")) await mark.hover();
    else if (how.includes("touched")) await mark.tap();
    else await mark.focus();
    expect(await opacity()).toBe("1");
    expect(await measure.boundingBox()).toEqual(place);
    expect(await change.textContent()).toBe(await mark.getAttribute("aria-label"));
  });
});
