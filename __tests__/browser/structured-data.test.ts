import { faq, leaders, offices, services } from "../support/entries";
import site from "../../data/site.json";
import { leaderAnchor } from "../../src/content/leader-anchor";
import { eventually } from "./support/eventually";
import { PAGES, ROUTES } from "./support/routes";
import { attributes, shareStaticPages, texts, theOne } from "./support/static-pages";
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

/** What no search engine takes: proof that the validator looks. */
const UNFIT: Entry = { "@context": "https://schema.org", "@type": "JobPosting", title: "Consultant" };
let errorsOfUnfit: readonly string[] | undefined;

beforeAll(() => {
  const found = PAGES.map(({ path }) => ({
    path,
    entries: texts(pageAt(path).document, 'script[type="application/ld+json"]').map(
      (text) => JSON.parse(text) as Entry,
    ),
  }));
  // One process for all pages: it takes longer to start than to validate.
  const [unfit, ...errors] = structuredDataErrors([[UNFIT], ...found.map(({ entries }) => entries)]);
  errorsOfUnfit = unfit;
  for (const [index, { path, entries }] of found.entries()) pages.set(path, { entries, errors: errors[index] ?? [] });
});

function described(path: string): DescribedPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} has not been read`);
  return page;
}

/** All that a part of a page says, with every run of space as one. */
const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

/** The positions that search engines are told of: those in offices, and in places whose country is known. */
const postings = jobs
  .map((job) => ({
    ...job,
    places: offices.filter(({ city }) => job.location.includes(city)).length || Number(Boolean(job.country)),
  }))
  .filter(({ places }) => places > 0);

const ARTICLE_PATHS = articles.map(({ id }) => `/blog/${id}`);
const SERVICE_PATHS = services.map(({ id }) => `/services/${id}`);

function expectedTypes(path: string): string[] {
  if (path === "/") return ["Organization"];
  if (path === "/blog") return articles.map(() => "Article");
  if (path === "/faq") return ["FAQPage"];
  if (path === "/careers") return postings.map(() => "JobPosting");
  if (ARTICLE_PATHS.includes(path) || path.startsWith("/case-studies/")) return ["Article"];
  if (path.startsWith("/about/")) return ["Person"];
  return SERVICE_PATHS.includes(path) ? ["Service"] : [];
}

describe.each(ROUTES)("the structured data of $path", ({ path }) => {
  test("is what the page is about", () => {
    const { entries } = described(path);
    const breadcrumb = texts(pageAt(path).document, "nav[aria-label=Breadcrumb] li");
    const trails = path === "/" ? [] : [breadcrumb.map((name, index) => ({ position: index + 1, name }))];
    expect(entries.map((entry) => entry["@type"])).toEqual([
      ...expectedTypes(path),
      ...trails.map(() => "BreadcrumbList"),
    ]);
    for (const entry of entries) expect(entry["@context"]).toBe("https://schema.org");
    expect(ofType(entries, "BreadcrumbList")).toMatchObject(trails.map((itemListElement) => ({ itemListElement })));
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
  const { body } = pageAt("/").document;
  for (const fact of [site.product, site.phone, site.email, founded, site.tagline])
    expect(textOf(body)).toContain(fact);
  expect(attributes(body, "a[href]", "href")).toEqual(expect.arrayContaining(site.socialLinks.map(({ url }) => url)));
  const [firm] = ofType(entries, "Organization");
  const logo = await fetch(siteUrl(new URL(String(firm?.logo)).pathname));
  expect(logo.status).toBe(200);
  expect(logo.headers.get("content-type")).toBe("image/png");
});

test.each(services)("the service $title is described by its page", ({ id, title, description }) => {
  const path = `/services/${id}`;
  expect(ofType(described(path).entries, "Service")).toMatchObject([
    { name: title, description, url: `${SITE}${path}` },
  ]);
  const { document } = pageAt(path);
  expect(texts(document, "h1")).toEqual([title]);
  expect(texts(document, "main p")).toContain(description);
});

test.each(leaders)("$name is described by the own page, with what that names", async ({ name, title }) => {
  const path = `/about/${leaderAnchor(name)}`;
  const [entry] = ofType(described(path).entries, "Person");
  expect(entry).toMatchObject({
    name,
    jobTitle: title,
    url: new URL(path, SITE).href,
    worksFor: { "@type": "Organization", "@id": `${SITE}/#organization`, name: site.product },
  });
  const { document } = pageAt(path);
  expect(entry?.knowsAbout ?? []).toEqual(texts(document, "#answers-for h3"));
  expect((await fetch(siteUrl(new URL(String(entry?.image)).pathname))).status).toBe(200);
});

test("the articles are those that can be read, by their authors", async () => {
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
  const blog = pageAt("/blog").document;
  for (const [index, { id, title, date }] of articles.entries()) {
    const section = theOne(blog, `section[id="${id}"]`);
    expect(texts(section, "h2")).toContain(title);
    expect(textOf(section)).toContain(date);
    expect(new Date(`${date} UTC`).toISOString()).toContain(String(entries[index]?.datePublished));
    const image = await fetch(siteUrl(new URL(String(entries[index]?.image)).pathname));
    expect(image.status).toBe(200);
  }
});

test("the questions are those of the page, with the answers that it gives", () => {
  const [entry] = ofType(described("/faq").entries, "FAQPage");
  expect(entry?.mainEntity).toEqual(
    faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
  const shown = theOne(pageAt("/faq").document, "main");
  expect(texts(shown, "summary")).toEqual(expect.arrayContaining(faq.map(({ question }) => question)));
  for (const { answer } of faq) expect(textOf(shown)).toContain(answer);
});

test("the positions are offered as the cards do", () => {
  const entries = ofType(described("/careers").entries, "JobPosting");
  expect(entries.map(({ title, datePosted }) => ({ title, datePosted }))).toEqual(
    postings.map(({ title, posted }) => ({ title, datePosted: posted })),
  );
  expect(entries.map(({ jobLocation }) => (Array.isArray(jobLocation) ? jobLocation.length : 0))).toEqual(
    postings.map(({ places }) => places),
  );
  const cards = [...pageAt("/careers").document.querySelectorAll("#positions article")];
  for (const { title, posted, location, responsibilities, requirements } of jobs) {
    const [card] = cards.filter((one) => texts(one, "h2, h3").includes(title));
    const text = card ? textOf(card) : "";
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
