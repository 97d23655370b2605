import { leaders, offices } from "../support/entries";
import site from "../../data/site.json";
import { eventually } from "./support/eventually";
import { PAGES, ROUTES } from "./support/routes";
import { shareStaticPages, texts } from "./support/static-pages";
import { ofType, structuredDataErrors } from "./support/structured-data";
import type { Entry } from "./support/structured-data";
import { newVisitor, siteUrl } from "./support/visitor";
import { articles, jobs } from "./support/shown-content";

const visitor = newVisitor();

const SITE = site.address;

interface DescribedPage {
  readonly entries: readonly Entry[];
  readonly errors: readonly string[];
}

const pageAt = shareStaticPages();
const pages = new Map<string, DescribedPage>();

beforeAll(() => {
  const found = PAGES.map(({ path }) => ({
    path,
    entries: texts(pageAt(path).document, 'script[type="application/ld+json"]').map(
      (text) => JSON.parse(text) as Entry,
    ),
  }));
  // One process for all pages: it takes longer to start than to validate.
  const errors = structuredDataErrors(found.map(({ entries }) => entries));
  for (const [index, { path, entries }] of found.entries()) pages.set(path, { entries, errors: errors[index] ?? [] });
});

function described(path: string): DescribedPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} has not been read`);
  return page;
}

/** The positions that search engines are told of: those in offices, and in places whose country is known. */
const postings = jobs
  .map((job) => ({
    ...job,
    places: offices.filter(({ city }) => job.location.includes(city)).length || Number(Boolean(job.country)),
  }))
  .filter(({ places }) => places > 0);

const ARTICLE_PATHS = articles.map(({ id }) => `/blog/${id}`);

function expectedTypes(path: string): string[] {
  if (path === "/") return ["Organization"];
  if (path === "/blog") return articles.map(() => "Article");
  if (path === "/careers") return postings.map(() => "JobPosting");
  return ARTICLE_PATHS.includes(path) ? ["Article"] : [];
}

test.each(ROUTES)("$path is described by what it is about, without an error", ({ path }) => {
  const { entries, errors } = described(path);
  const breadcrumb = texts(pageAt(path).document, "nav[aria-label=Breadcrumb] li");
  const trails = path === "/" ? [] : [breadcrumb.map((name, index) => ({ position: index + 1, name }))];
  expect(entries.map((entry) => entry["@type"])).toEqual([
    ...expectedTypes(path),
    ...trails.map(() => "BreadcrumbList"),
  ]);
  expect(ofType(entries, "BreadcrumbList")).toMatchObject(trails.map((itemListElement) => ({ itemListElement })));
  expect(errors).toEqual([]);
});

test("the firm is described by what stands on the home page", async () => {
  const { entries } = described("/");
  const founded = String(site.founded);
  expect(ofType(entries, "Organization")).toMatchObject([
    {
      name: site.product,
      url: SITE,
      telephone: site.phone,
      email: site.email,
      foundingDate: founded,
      description: site.tagline,
    },
  ]);
  const [firm] = ofType(entries, "Organization");
  const logo = await fetch(siteUrl(new URL(String(firm?.logo)).pathname));
  expect(logo.status).toBe(200);
  expect(logo.headers.get("content-type")).toBe("image/png");
});

test("the articles are those that can be read, by their authors", () => {
  const entries = ofType(described("/blog").entries, "Article");
  for (const [index, { author }] of articles.entries()) {
    const leader = leaders.find(({ id }) => id === author);
    const person = entries[index]?.author as Entry;
    expect(person).toMatchObject({ "@type": "Person", name: leader?.name, jobTitle: leader?.title });
    const { origin, pathname } = new URL(String(person.url));
    expect(origin).toBe(SITE);
    expect(texts(pageAt(decodeURIComponent(pathname)).document, "h1")).toEqual([leader?.name]);
  }
  expect(entries.map(({ headline, url }) => ({ headline, url }))).toEqual(
    articles.map(({ id, title }) => ({ headline: title, url: `${SITE}/blog/${id}` })),
  );
  for (const [index, { date }] of articles.entries()) {
    expect(new Date(`${date} UTC`).toISOString()).toContain(String(entries[index]?.datePublished));
  }
});

test("the positions are offered as the cards do", () => {
  const entries = ofType(described("/careers").entries, "JobPosting");
  expect(entries.map(({ title, datePosted }) => ({ title, datePosted }))).toEqual(
    postings.map(({ title, posted }) => ({ title, datePosted: posted })),
  );
  expect(entries.map(({ jobLocation }) => (Array.isArray(jobLocation) ? jobLocation.length : 0))).toEqual(
    postings.map(({ places }) => places),
  );
});

test("a page that a link leads to is described by its own", async () => {
  const target = "/faq";
  const { page } = await visitor.visit("/");
  await page.locator(`footer a[href="${target}"]`).first().click();
  await page.waitForURL(`**${target}`);
  const types = page.locator('script[type="application/ld+json"]');
  await eventually(async () => {
    const entries = (await types.allTextContents()).map((text) => JSON.parse(text) as Entry);
    expect(entries.map((entry) => entry["@type"])).toEqual([...expectedTypes(target), "BreadcrumbList"]);
  });
});
