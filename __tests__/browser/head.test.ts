import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import articles from "../../data/articles.json";
import faq from "../../data/faq.json";
import jobs from "../../data/jobs.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { ROUTES } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const SITE = "https://www.corvane.example";
const address = (path: string) => `${SITE}${path === "/" ? "" : path}`;

/** A page as it is served, before any script runs. */
async function openStatic(path: string): Promise<Page> {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
}

/** Every meta element's content, by its name or property; a name that is there twice has two values. */
const metas = (page: Page) =>
  page.locator("head meta[content]").evaluateAll((all) => {
    const found: Record<string, string[]> = {};
    for (const meta of all) {
      const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
      (found[name] ??= []).push(meta.getAttribute("content") ?? "");
    }
    return found;
  });

describe("the static head", () => {
  test.each(ROUTES)("of $path names the page, and how it is found and shared", async ({ path, title }) => {
    const page = await openStatic(path);
    expect(await page.locator("head > title").allTextContents()).toEqual([title]);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    const canonical = await page
      .locator("link[rel=canonical]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(canonical).toEqual([address(path)]);

    const found = await metas(page);
    const [description = ""] = found.description ?? [];
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(found).toMatchObject({
      description: [description],
      "og:title": [title],
      "og:description": [description],
      "og:url": [address(path)],
      "og:type": ["website"],
      "og:image": [`${SITE}/share${path === "/" ? "/home" : path}.jpg`],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "twitter:card": ["summary_large_image"],
    });
    expect(found).not.toHaveProperty("robots");

    const picture = await page.goto(new URL(found["og:image"]?.[0] ?? "").pathname);
    expect(picture?.status()).toBe(200);
    expect(picture?.headers()["content-type"]).toBe("image/jpeg");
    const size = await page
      .locator("img")
      .evaluate((image) => (image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []));
    expect(size).toEqual([1200, 630]);
  });

  test("describes each page in words of its own", async () => {
    const { page } = await visitor.open({ javaScriptEnabled: false });
    const descriptions: string[] = [];
    for (const { path } of ROUTES) {
      await page.goto(path);
      descriptions.push(...((await metas(page)).description ?? []));
    }
    expect(descriptions).toHaveLength(ROUTES.length);
    expect(descriptions.filter((description, index) => descriptions.indexOf(description) < index)).toEqual([]);
  });

  test("keeps the not-found page out of search engines", async () => {
    const page = await openStatic("/not-found");
    expect((await metas(page)).robots).toEqual(["noindex"]);
    expect(await page.locator("link[rel=canonical]").count()).toBe(0);
  });
});

/** An entry of the page's JSON-LD. */
type Entry = Readonly<Record<string, unknown>>;

async function structuredData(page: Page): Promise<Entry[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text) as Entry);
}

const ofType = (entries: readonly Entry[], type: string) => entries.filter((entry) => entry["@type"] === type);

/** Jest runs no ES modules, and the validator is one: it runs in a process of its own. */
const VALIDATE = `
  import Validator from "@adobe/structured-data-validator";
  import { text } from "node:stream/consumers";
  const issues = await new Validator().validate({ jsonld: JSON.parse(await text(process.stdin)) });
  process.stdout.write(JSON.stringify(issues));
`;

interface Issue {
  readonly severity: string;
  readonly rootType: string;
  readonly issueMessage: string;
  readonly fieldNames?: readonly string[];
}

/** A position in several places as one in each: the validator looks at a single place only. */
const inOnePlace = ({ jobLocation, ...entry }: Entry): Entry[] => {
  if (jobLocation === undefined) return [entry];
  return (Array.isArray(jobLocation) ? jobLocation : [jobLocation]).map((place: unknown) => ({
    ...entry,
    jobLocation: place,
  }));
};

/** What search engines would refuse in these entries. https://github.com/adobe/structured-data-validator */
function errors(entries: readonly Entry[]): string[] {
  const types = new Set(entries.map((entry) => String(entry["@type"])));
  const input = JSON.stringify(
    Object.fromEntries([...types].map((type) => [type, ofType(entries, type).flatMap(inOnePlace)])),
  );
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", VALIDATE], {
    input,
    encoding: "utf8",
  });
  return (JSON.parse(output) as Issue[])
    .filter(({ severity }) => severity === "ERROR")
    .map(({ rootType, issueMessage, fieldNames = [] }) => `${rootType}: ${issueMessage} ${fieldNames.join()}`);
}

const SERVICE_PATHS = services.map(({ id }) => `/services/${id}`);

function expectedTypes(path: string): string[] {
  if (path === "/") return ["Organization", "WebSite"];
  if (path === "/blog") return articles.map(() => "Article");
  if (path === "/faq") return ["FAQPage"];
  if (path === "/careers") return jobs.map(() => "JobPosting");
  return SERVICE_PATHS.includes(path) ? ["Service"] : [];
}

describe("the structured data", () => {
  test.each(ROUTES)("of $path is what the page is about, without an error", async ({ path }) => {
    const page = await openStatic(path);
    const entries = await structuredData(page);
    expect(entries.map((entry) => entry["@type"])).toEqual([...expectedTypes(path), "BreadcrumbList"]);
    for (const entry of entries) expect(entry["@context"]).toBe("https://schema.org");
    expect(errors(entries)).toEqual([]);
    const trail = await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").allTextContents();
    expect(ofType(entries, "BreadcrumbList")).toMatchObject([
      { itemListElement: trail.map((name, index) => ({ position: index + 1, name })) },
    ]);
  });

  test("would be refused with an error", () => {
    expect(errors([{ "@context": "https://schema.org", "@type": "JobPosting", title: "Consultant" }])).not.toEqual([]);
  });

  test("describes the firm by what stands on the home page", async () => {
    const page = await openStatic("/");
    const entries = await structuredData(page);
    expect(ofType(entries, "Organization")).toMatchObject([
      {
        name: site.product,
        url: SITE,
        telephone: site.phone,
        email: site.email,
        foundingDate: "2010",
        description: site.tagline,
      },
    ]);
    expect(ofType(entries, "WebSite")).toMatchObject([{ name: site.product, url: SITE }]);
    const text = await page.locator("body").innerText();
    for (const fact of [site.product, site.phone, site.email, "2010", site.tagline]) expect(text).toContain(fact);
    for (const { url } of site.socialLinks)
      expect(await page.locator(`a[href="${url}"]:visible`).count()).toBeGreaterThan(0);
    const [firm] = ofType(entries, "Organization");
    const logo = await page.request.get(new URL(String(firm?.logo)).pathname);
    expect(logo.status()).toBe(200);
    expect(logo.headers()["content-type"]).toBe("image/png");
  });

  test.each(services)("describes the service $title by its page", async ({ id, title, description }) => {
    const page = await openStatic(`/services/${id}`);
    expect(ofType(await structuredData(page), "Service")).toMatchObject([
      { name: title, description, url: `${SITE}/services/${id}` },
    ]);
    expect(await page.locator("h1").innerText()).toBe(title);
    expect(await page.getByText(description, { exact: true }).first().isVisible()).toBe(true);
  });

  test("names the articles that can be read", async () => {
    const page = await openStatic("/blog");
    const entries = ofType(await structuredData(page), "Article");
    expect(entries.map(({ headline, url }) => ({ headline, url }))).toEqual(
      articles.map(({ id, title }) => ({ headline: title, url: `${SITE}/blog#${id}` })),
    );
    for (const [index, { id, title, date }] of articles.entries()) {
      const section = page.locator(`section#${id}`);
      expect(await section.getByRole("heading", { level: 2, name: title, exact: true }).isVisible()).toBe(true);
      expect(await section.getByText(date).first().isVisible()).toBe(true);
      expect(new Date(`${date} UTC`).toISOString()).toContain(String(entries[index]?.datePublished));
      const image = await page.request.get(new URL(String(entries[index]?.image)).pathname);
      expect(image.status()).toBe(200);
    }
  });

  test("has the eight questions with the answers that the page gives", async () => {
    const page = await openStatic("/faq");
    const [entry] = ofType(await structuredData(page), "FAQPage");
    expect(faq).toHaveLength(8);
    expect(entry?.mainEntity).toEqual(
      faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
    for (const { question, answer } of faq) {
      expect(await page.getByText(question, { exact: true }).first().isVisible()).toBe(true);
      expect(await page.getByText(answer, { exact: true }).isVisible()).toBe(true);
    }
  });

  test("offers the five positions as the cards do", async () => {
    const page = await openStatic("/careers");
    const entries = ofType(await structuredData(page), "JobPosting");
    expect(entries.map(({ title, datePosted }) => ({ title, datePosted }))).toEqual(
      jobs.map(({ title, posted }) => ({ title, datePosted: posted })),
    );
    expect(entries).toHaveLength(5);
    expect(entries.map(({ jobLocation }) => (Array.isArray(jobLocation) ? jobLocation.length : 0))).toEqual(
      jobs.map(({ location }) => location.split(" or ").length),
    );
    for (const { title, posted, location, responsibilities, requirements } of jobs) {
      const card = page.locator("#positions article", { has: page.getByRole("heading", { name: title, exact: true }) });
      const text = await card.innerText();
      const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(posted));
      for (const fact of [`Posted ${day}`, location, ...responsibilities, ...requirements])
        expect(text).toContain(fact);
    }
    expect(await page.locator("#positions").innerText()).toContain("Posted November 3, 2026");
  });
});

describe("beside the pages", () => {
  test("the sitemap lists every route, and no other", async () => {
    const { page } = await visitor.open();
    const response = await page.request.get("/sitemap.xml");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/xml/);
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).href,
    );
    expect(listed.toSorted()).toEqual(ROUTES.map(({ path }) => new URL(path, SITE).href).toSorted());
  });

  test("robots.txt lets everybody in, and names the sitemap", async () => {
    const { page } = await visitor.open();
    const response = await page.request.get("/robots.txt");
    expect(response.status()).toBe(200);
    const lines = (await response.text()).split("\n");
    expect(lines).toEqual(expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${SITE}/sitemap.xml`]));
    expect(lines).not.toContain("Disallow: /");
  });

  test("the feed has the three articles", async () => {
    const { page } = await visitor.open();
    const response = await page.request.get("/rss.xml");
    expect(response.status()).toBe(200);
    const items = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, "application/xml");
        return [...feed.querySelectorAll("rss > channel > item")].map((item) => ({
          title: item.querySelector("title")?.textContent,
          link: item.querySelector("link")?.textContent,
          summary: item.querySelector("description")?.textContent,
        }));
      },
      await response.text(),
    );
    expect(items).toHaveLength(3);
    expect(items).toEqual(articles.map(({ id, title, summary }) => ({ title, link: `${SITE}/blog#${id}`, summary })));
  });

  test.each(["/", "/careers", "/services/strategy", "/not-found"])(
    "%s links icons and a manifest that are there",
    async (path) => {
      const page = await openStatic(path);
      const links = await page
        .locator("head link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])")
        .evaluateAll((all) =>
          all.map((link) => ({ rel: link.getAttribute("rel"), href: link.getAttribute("href") ?? "" })),
        );
      expect(new Set(links.map(({ rel }) => rel))).toEqual(new Set(["icon", "apple-touch-icon", "manifest"]));
      expect(links.map(({ href }) => href)).toContain("/favicon.svg");
      for (const { rel, href } of links) {
        const response = await page.request.get(href);
        expect({ href, status: response.status() }).toEqual({ href, status: 200 });
        if (rel !== "manifest") expect(response.headers()["content-type"]).toMatch(/^image\/(png|svg\+xml)/);
      }
    },
  );

  test("the manifest names the firm, and icons that are there", async () => {
    const { page } = await visitor.open();
    const response = await page.request.get("/manifest.webmanifest");
    const manifest = (await response.json()) as {
      readonly name: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(manifest.name).toBe(site.product);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(new URL(src, `${SITE}/`).pathname);
      expect({ src, status: icon.status() }).toEqual({ src, status: 200 });
    }
  });
});
