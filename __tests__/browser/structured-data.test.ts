import { expect, test } from "@playwright/test";
import site from "../../data/site.json";
import { isoDate } from "../../src/lib/dates";
import { articles, leaders } from "../support/entries";
import { ROUTES } from "./support/routes";
import { attributes, normalizeText, staticPage, texts } from "./support/static-pages";

type Entry = Readonly<Record<string, unknown>>;

async function entriesOf(path: string): Promise<Entry[]> {
  const { document } = await staticPage(path);
  return texts(document, 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Entry);
}

const ARTICLES = articles.map(({ id, title, date, author }) => {
  const { name, title: jobTitle } = leaders.find((one) => one.id === author) ?? {};
  return {
    "@type": "Article",
    headline: title,
    url: `${site.address}/blog/${id}`,
    datePublished: `${isoDate(date)}T12:00:00.000Z`,
    image: expect.stringMatching(`^${site.address}/.+\\.jpg$`),
    publisher: { name: site.product },
    author: { "@type": "Person", name, jobTitle, url: `${site.address}/about/${author}` },
  };
});

const FIRM = {
  "@type": "Organization",
  name: site.product,
  url: site.address,
  // head.test.ts expects this file.
  logo: `${site.address}/icons/icon-512x512.png`,
  telephone: site.phone,
  email: site.email,
  foundingDate: String(site.founded),
  description: normalizeText(site.tagline),
  sameAs: site.socialLinks.map(({ url }) => url),
};

const EXPECTED: Readonly<Record<string, readonly object[]>> = {
  "/": [FIRM],
  "/blog": ARTICLES,
  ...Object.fromEntries(articles.map(({ id }, index) => [`/blog/${id}`, ARTICLES.slice(index, index + 1)])),
};

// https://developers.google.com/search/docs/appearance/structured-data asks for what the expected entries have.
test("the breadcrumb of every page has its parents, and its structured data matches the page", async () => {
  for (const { path } of ROUTES) {
    const soft = expect.configure({ soft: true, message: path });
    const entries = await entriesOf(path);
    const { document } = await staticPage(path);
    const parents = path === "/" ? [] : ["/", path.replace(/\/[^/]+$/, "")].filter(Boolean);
    soft(attributes(document, "[data-hero] nav li a", "href")).toEqual(parents);
    soft(attributes(document, "[data-hero] nav [aria-current]", "aria-current")).toEqual(["page"]);
    const addresses = [...parents, path];
    const itemListElement = texts(document, "[data-hero] nav li").map((name, index) => {
      return { "@type": "ListItem", position: index + 1, name, item: `${site.address}${addresses[index] ?? ""}` };
    });
    const trail = path === "/" ? [] : [{ "@type": "BreadcrumbList", itemListElement }];
    const expected = [...(EXPECTED[path] ?? []), ...trail];
    soft(entries).toMatchObject(expected.map((entry) => ({ "@context": "https://schema.org", ...entry })));
  }
});
