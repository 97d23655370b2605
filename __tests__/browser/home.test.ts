import { articles, caseStudies, industries, services } from "../support/entries";
import site from "../../data/site.json";
import { all, attributes, shareStaticPages, texts, theOne } from "./support/static-pages";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();
const pageAt = shareStaticPages(["/"]);

test("has its sections in their order", () => {
  const sections = all(pageAt("/").document, "main > section");
  expect(sections.map((section) => (section.hasAttribute("data-hero") ? "hero" : section.id))).toEqual([
    "hero",
    "services",
    "why-us",
    "industries",
    "case-studies",
    "testimonials",
    "articles",
    "next-step",
  ]);
});

test("shows the breadcrumb: the home icon, and home as the current page", async () => {
  const { page } = await visitor.visit("/");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  const current = breadcrumb.locator("[aria-current=page]");
  expect(await current.textContent()).toBe("Home");
  expect(await breadcrumb.getByRole("link").count()).toBe(0);
  const { width = 0, height = 0 } = (await breadcrumb.locator("svg").boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(10);
});

const LISTS = [
  { section: "services", base: "/services/", entries: services },
  { section: "industries", base: "/industries/", entries: industries },
  { section: "case-studies", base: "/case-studies#", entries: caseStudies.slice(0, 3) },
  { section: "articles", base: "/blog#", entries: articles.slice(0, 3) },
];

test.each(LISTS)("has a card in $section for each of its entries, which leads to it", ({ section, base, entries }) => {
  const { document } = pageAt("/");
  expect(texts(document, `#${section} li article h3`)).toEqual(entries.map(({ title }) => title));
  expect(attributes(document, `#${section} li article a`, "href")).toEqual(entries.map(({ id }) => `${base}${id}`));
});

test("says why to choose the firm, with its figures", () => {
  const { document } = pageAt("/");
  expect(texts(document, "#why-us dl > div dd")).toEqual(site.statistics.map(({ value }) => value));
  expect(texts(document, "#why-us dl > div dt")).toEqual(site.statistics.map(({ label }) => label));
  const founded = `Founded in ${String(site.founded)}`;
  const said = all(document, "#why-us *").filter((element) => element.children.length === 0);
  expect(said.filter(({ textContent }) => textContent === founded)).toHaveLength(1);
});

test("ends with the way to a consultation", () => {
  const link = theOne(pageAt("/").document, "#next-step a");
  expect(link.textContent).toBe("Request a Consultation");
  expect(link.getAttribute("href")).toBe("/contact#request-consultation");
});
