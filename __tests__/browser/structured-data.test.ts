import faq from "../../data/faq.json";
import leaders from "../../data/leaders.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { eventually } from "./support/eventually";
import { ROUTES } from "./support/routes";
import { readStaticPages } from "./support/static-pages";
import { ofType, structuredDataErrors } from "./support/structured-data";
import type { Entry } from "./support/structured-data";
import { newVisitor, siteUrl } from "./support/visitor";
import { articles, jobs } from "./support/shown-content";

const visitor = newVisitor();

const SITE = "https://www.corvane.example";

interface DescribedPage {
  readonly entries: readonly Entry[];
  readonly errors: readonly string[];
  readonly breadcrumb: readonly string[];
}

const pages = new Map<string, DescribedPage>();

/** What no search engine takes: proof that the validator looks. */
const UNFIT: Entry = { "@context": "https://schema.org", "@type": "JobPosting", title: "Consultant" };
let errorsOfUnfit: readonly string[] | undefined;

beforeAll(async () => {
  const found = [...(await readStaticPages()).values()].map(({ path, breadcrumb, structuredData }) => ({
    path,
    breadcrumb,
    entries: structuredData.map((text) => JSON.parse(text) as Entry),
  }));
  // One process for all pages: it takes longer to start than to validate.
  const [unfit, ...errors] = structuredDataErrors([[UNFIT], ...found.map(({ entries }) => entries)]);
  errorsOfUnfit = unfit;
  for (const [index, { path, ...page }] of found.entries()) pages.set(path, { ...page, errors: errors[index] ?? [] });
});

function described(path: string): DescribedPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} has not been read`);
  return page;
}

/** A page as it is served, before any script runs. */
const openStatic = async (path: string) => (await visitor.visit(path, { javaScriptEnabled: false })).page;

const ARTICLE_PATHS = articles.map(({ id }) => `/blog/${id}`);
const SERVICE_PATHS = services.map(({ id }) => `/services/${id}`);

function expectedTypes(path: string): string[] {
  if (path === "/") return ["Organization", "WebSite"];
  if (path === "/blog") return articles.map(() => "Article");
  if (path === "/faq") return ["FAQPage"];
  if (path === "/careers") return jobs.map(() => "JobPosting");
  if (ARTICLE_PATHS.includes(path)) return ["Article"];
  return SERVICE_PATHS.includes(path) ? ["Service"] : [];
}

describe.each(ROUTES)("the structured data of $path", ({ path }) => {
  test("is what the page is about", () => {
    const { entries, breadcrumb } = described(path);
    expect(entries.map((entry) => entry["@type"])).toEqual([...expectedTypes(path), "BreadcrumbList"]);
    for (const entry of entries) expect(entry["@context"]).toBe("https://schema.org");
    expect(ofType(entries, "BreadcrumbList")).toMatchObject([
      { itemListElement: breadcrumb.map((name, index) => ({ position: index + 1, name })) },
    ]);
  });

  test("has no error", () => {
    expect(described(path).errors).toEqual([]);
  });
});

test("what is not fit for search engines would be refused with an error", () => {
  expect(errorsOfUnfit?.length).toBeGreaterThan(0);
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
  expect(ofType(entries, "WebSite")).toMatchObject([{ name: site.product, url: SITE }]);
  const page = await openStatic("/");
  const text = await page.locator("body").innerText();
  for (const fact of [site.product, site.phone, site.email, founded, site.tagline]) expect(text).toContain(fact);
  for (const { url } of site.socialLinks)
    expect(await page.locator(`a[href="${url}"]:visible`).count()).toBeGreaterThan(0);
  const [firm] = ofType(entries, "Organization");
  const logo = await fetch(siteUrl(new URL(String(firm?.logo)).pathname));
  expect(logo.status).toBe(200);
  expect(logo.headers.get("content-type")).toBe("image/png");
});

test.each(services)("the service $title is described by its page", async ({ id, title, description }) => {
  const path = `/services/${id}`;
  expect(ofType(described(path).entries, "Service")).toMatchObject([
    { name: title, description, url: `${SITE}${path}` },
  ]);
  const page = await openStatic(path);
  expect(await page.locator("h1").innerText()).toBe(title);
  expect(await page.getByText(description, { exact: true }).first().isVisible()).toBe(true);
});

test("the articles are those that can be read, by those who stand on the About page", async () => {
  const entries = ofType(described("/blog").entries, "Article");
  const about = await openStatic("/about");
  for (const [index, { author }] of articles.entries()) {
    const leader = leaders.find(({ id }) => id === author);
    const person = entries[index]?.author as Entry;
    expect(person).toMatchObject({ "@type": "Person", name: leader?.name, jobTitle: leader?.title });
    const { origin, pathname, hash } = new URL(String(person.url));
    expect(origin + pathname).toBe(`${SITE}/about`);
    const place = about.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    expect(await place.getByRole("heading").innerText()).toBe(leader?.name);
  }
  expect(entries.map(({ headline, url }) => ({ headline, url }))).toEqual(
    articles.map(({ id, title }) => ({ headline: title, url: `${SITE}/blog/${id}` })),
  );
  const page = await openStatic("/blog");
  for (const [index, { id, title, date }] of articles.entries()) {
    const section = page.locator(`section#${id}`);
    expect(await section.getByRole("heading", { level: 2, name: title, exact: true }).isVisible()).toBe(true);
    expect(await section.getByText(date).first().isVisible()).toBe(true);
    expect(new Date(`${date} UTC`).toISOString()).toContain(String(entries[index]?.datePublished));
    const image = await fetch(siteUrl(new URL(String(entries[index]?.image)).pathname));
    expect(image.status).toBe(200);
  }
});

test("the questions are those of the page, with the answers that it gives", async () => {
  const [entry] = ofType(described("/faq").entries, "FAQPage");
  expect(entry?.mainEntity).toEqual(
    faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
  const page = await openStatic("/faq");
  for (const { question, answer } of faq) {
    expect(await page.getByText(question, { exact: true }).first().isVisible()).toBe(true);
    expect(await page.getByText(answer, { exact: true }).isVisible()).toBe(true);
  }
});

test("the positions are offered as the cards do", async () => {
  const entries = ofType(described("/careers").entries, "JobPosting");
  expect(entries.map(({ title, datePosted }) => ({ title, datePosted }))).toEqual(
    jobs.map(({ title, posted }) => ({ title, datePosted: posted })),
  );
  expect(entries.map(({ jobLocation }) => (Array.isArray(jobLocation) ? jobLocation.length : 0))).toEqual(
    jobs.map(({ location }) => location.split(" or ").length),
  );
  const page = await openStatic("/careers");
  for (const { title, posted, location, responsibilities, requirements } of jobs) {
    const card = page.locator("#positions article", { has: page.getByRole("heading", { name: title, exact: true }) });
    const text = await card.innerText();
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(posted));
    for (const fact of [`Posted ${day}`, location, ...responsibilities, ...requirements]) expect(text).toContain(fact);
  }
});

test.each(["/", "/blog", "/careers", "/faq"])("no script that %s starts with writes it again", async (path) => {
  const { page, goto } = await visitor.open();
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await goto(path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain("https://schema.org");
});

test("a page that a link leads to is described by its own", async () => {
  const { page } = await visitor.visit("/careers");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  const types = page.locator('script[type="application/ld+json"]');
  await eventually(async () => {
    const entries = (await types.allTextContents()).map((text) => JSON.parse(text) as Entry);
    expect(entries.map((entry) => entry["@type"])).toEqual(["FAQPage", "BreadcrumbList"]);
  });
});
