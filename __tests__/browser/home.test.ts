import articles from "../../data/articles.json";
import caseStudies from "../../data/case-studies.json";
import industries from "../../data/industries.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { shareVisit } from "./support/shared-visit";

const visited = shareVisit("/", { javaScriptEnabled: false });

test("has its sections in their order", async () => {
  const { page } = visited();
  const sections = page.locator("main > section");
  expect(
    await sections.evaluateAll((all) =>
      all.map((section) => (section.hasAttribute("data-hero") ? "hero" : section.id)),
    ),
  ).toEqual(["hero", "services", "why-us", "industries", "case-studies", "testimonials", "articles", "next-step"]);
});

test.each([
  { section: "services", base: "/services/", entries: services },
  { section: "industries", base: "/industries/", entries: industries },
  { section: "case-studies", base: "/case-studies#", entries: caseStudies.slice(0, 3) },
  { section: "articles", base: "/blog#", entries: articles.slice(0, 3) },
])("has a card in $section for each of its entries, which leads to it", async ({ section, base, entries }) => {
  const { page } = visited();
  const cards = page.locator(`#${section} li article`);
  expect(await cards.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(entries.map(({ title }) => title));
  const targets = await cards.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(entries.map(({ id }) => `${base}${id}`));
});

test("says why to choose the firm, with its figures", async () => {
  const { page } = visited();
  const figures = page.locator("#why-us dl > div");
  expect(await figures.locator("dd").allInnerTexts()).toEqual(site.statistics.map(({ value }) => value));
  expect(await figures.locator("dt").allInnerTexts()).toEqual(site.statistics.map(({ label }) => label));
  expect(
    await page
      .locator("#why-us")
      .getByText(`Founded in ${String(site.founded)}`, { exact: true })
      .count(),
  ).toBe(1);
});

test("ends with the way to a consultation", async () => {
  const { page } = visited();
  const link = page.locator("#next-step").getByRole("link");
  expect(await link.innerText()).toBe("Request a Consultation");
  expect(await link.getAttribute("href")).toBe("/contact#request-consultation");
});
