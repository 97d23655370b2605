import { caseStudies, industries } from "../support/entries";
import testimonial from "../../data/case-study-testimonial.json";
import { withoutNoBreaks } from "../../src/lib/text";
import { shareVisit } from "./support/shared-visit";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe.each(caseStudies)("the page of $id", ({ id, title, summary, results, industry }) => {
  const visited = shareVisit(`/case-studies/${id}`, { javaScriptEnabled: false });

  test("stands below the case studies in the breadcrumb", async () => {
    const trail = visited().page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect(await trail.allInnerTexts()).toEqual(["Home", "Case Studies", title]);
    expect(await trail.nth(1).getByRole("link").getAttribute("href")).toBe("/case-studies");
  });

  test("has the study in its full depth, once", async () => {
    const main = visited().page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    for (const heading of ["The Challenge", "Our Solution", "Results"]) {
      expect(await main.getByRole("heading", { name: heading, exact: true }).count()).toBe(1);
    }
    const study = main.locator("#case-study");
    expect((await study.getByRole("listitem").allTextContents()).map(withoutNoBreaks)).toEqual(results);
    expect(await study.locator("dl").first().innerText()).toContain(
      industries.find((entry) => entry.id === industry)?.title,
    );
    expect(withoutNoBreaks((await study.locator("blockquote").textContent()) ?? "")).toContain(testimonial.quote);
  });

  test("is described for search engines, and says where it stands", async () => {
    const { page } = visited();
    const entries = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent ?? "") as Record<string, unknown>));
    const entry = entries.find((one) => one["@type"] === "Article");
    expect(entry).toMatchObject({ headline: title, articleSection: "Case Studies" });
    expect(entry?.url).toMatch(new RegExp(`/case-studies/${id}$`));
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(entry?.url);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(summary);
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

test.each([
  { viewport: PHONE, lines: 2 },
  { viewport: DESKTOP, lines: 1 },
])("a row takes $lines lines at most for what it says below the title, at $viewport.width px", async (options) => {
  const { page } = await visitor.visit(`/case-studies/${caseStudies[0]?.id ?? ""}`, { viewport: options.viewport });
  const { height, line } = await page.locator("[data-row] h3 + p").evaluate((text) => ({
    height: text.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(text).lineHeight),
  }));
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan((options.lines + 0.5) * line);
});

test("the sitemap page lists each case study by its own page", async () => {
  const { page } = await visitor.visit("/sitemap", { javaScriptEnabled: false });
  const links = page.getByRole("navigation", { name: "Case Studies pages" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    caseStudies.map(({ id }) => `/case-studies/${id}`),
  );
});
