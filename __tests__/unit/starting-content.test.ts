import articles from "../../data/articles.json";
import careers from "../../data/careers.json";
import caseStudies from "../../data/case-studies.json";
import faq from "../../data/faq.json";
import heroSlides from "../../data/hero-slides.json";
import industries from "../../data/industries.json";
import jobs from "../../data/jobs.json";
import leaders from "../../data/leaders.json";
import legal from "../../data/legal.json";
import navigation from "../../data/navigation.json";
import offices from "../../data/offices.json";
import partners from "../../data/partners.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import testimonials from "../../data/testimonials.json";
import webinars from "../../data/webinars.json";
import whitePapers from "../../data/white-papers.json";

// What the site starts with: docs/behaviour.md 3. Counts and ids are held here and nowhere else; all other tests read
// the content from data/: an editor who changes it has to change no test but this one.

const ids = (entries: readonly { readonly id: unknown }[]) => entries.map(({ id }) => id);

test("the firm was founded in 2010, and shows its figures and languages", () => {
  expect(site.founded).toBe(2010);
  expect(site.statistics.map(({ value }) => value)).toEqual(["95%", "500+"]);
  expect(site.statistics.map(({ label }) => label)).toEqual(["Client satisfaction", "Projects completed"]);
  expect(site.socialLinks).toHaveLength(3);
  expect(site.languages).toEqual([
    { code: "en", name: "English" },
    { code: "es", name: "Spanish" },
    { code: "fr", name: "French" },
    { code: "de", name: "German" },
  ]);
});

test("the navigation has its groups", () => {
  expect(navigation.header.map(({ label }) => label)).toEqual([
    "About",
    "Services",
    "Industries",
    "Insights",
    "Careers",
  ]);
  const insights = navigation.header.find(({ label }) => label === "Insights");
  expect(insights?.links.map(({ label }) => label)).toEqual(["Blog", "Case Studies", "White Papers", "Webinars"]);
});

test("there are six services, each with five benefits", () => {
  expect(ids(services)).toEqual(["consulting", "digital", "innovation", "strategy", "operations", "market-analysis"]);
  for (const { benefits } of services) expect(benefits).toHaveLength(5);
});

test("there are six industries, each with five challenges and solutions", () => {
  expect(ids(industries)).toEqual(["finance", "healthcare", "manufacturing", "technology", "retail", "energy"]);
  for (const { challenges, solutions } of industries) {
    expect(challenges).toHaveLength(5);
    expect(solutions).toHaveLength(5);
  }
});

test("there are three case studies, each with five results", () => {
  expect(ids(caseStudies)).toEqual(["tech-transformation", "healthcare-innovation", "financial-optimization"]);
  for (const { results } of caseStudies) expect(results).toHaveLength(5);
});

test("there are three articles", () => {
  expect(ids(articles)).toEqual(["digital-transformation", "innovation-culture", "sustainability"]);
});

test("there are six white papers, three webinars to come and three past ones", () => {
  expect(whitePapers).toHaveLength(6);
  expect(webinars.upcoming).toHaveLength(3);
  expect(webinars.past.map(({ duration }) => duration)).toEqual([90, 75, 60]);
});

test("there are five jobs, all full-time", () => {
  expect(ids(jobs)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(jobs.map(({ type }) => type))).toEqual(new Set(["Full-time"]));
});

test("there are three values and five benefits, with 401(k) matching among them", () => {
  expect(careers.values.map(({ title }) => title)).toEqual(["Innovation", "Collaboration", "Continuous Learning"]);
  expect(careers.benefits.map(({ title }) => title)).toEqual([
    expect.stringMatching(/compensation/i),
    expect.stringMatching(/health and wellness/i),
    expect.stringMatching(/flexible work/i),
    expect.stringMatching(/professional development/i),
    expect.stringMatching(/retirement planning/i),
  ]);
  expect(careers.benefits.at(-1)?.text).toContain("401(k) matching");
});

test("there are six leaders, four testimonials, eight questions and twelve partners", () => {
  expect(ids(leaders)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(testimonials)).toEqual([1, 2, 3, 4]);
  expect(faq).toHaveLength(8);
  expect(partners).toHaveLength(12);
});

test("the hero has three slides", () => {
  expect(heroSlides).toHaveLength(3);
});

test("there are three offices", () => {
  expect(offices.map(({ city }) => city)).toEqual(["New York", "San Francisco", "London"]);
});

test("the policies were last updated on May 1, 2023", () => {
  expect(ids(legal)).toEqual(["privacy-policy", "terms-of-service"]);
  expect(legal.map(({ lastUpdated }) => lastUpdated)).toEqual(["May 1, 2023", "May 1, 2023"]);
});
