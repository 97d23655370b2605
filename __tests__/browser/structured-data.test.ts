import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import site from "../../data/site.json";
import { isoDate } from "../../src/lib/dates";
import { articles, leaders } from "../support/entries";
import { ROUTES } from "./support/routes";
import { staticPage, texts } from "./support/static-pages";

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
    datePublished: isoDate(date),
    image: expect.stringContaining(`${site.address}/`),
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
  description: site.tagline,
  sameAs: site.socialLinks.map(({ url }) => url),
};

const EXPECTED: Readonly<Record<string, readonly object[]>> = {
  "/": [FIRM],
  "/blog": ARTICLES,
  ...Object.fromEntries(articles.map(({ id }, index) => [`/blog/${id}`, ARTICLES.slice(index, index + 1)])),
};

/** https://github.com/adobe/structured-data-validator */
async function errorsIn(entries: readonly Entry[]) {
  const jsonld: Record<string, Entry[]> = {};
  for (const entry of entries) (jsonld[String(entry["@type"])] ??= []).push(entry);
  return (await new Validator().validate({ jsonld })).filter(({ severity }) => severity === "ERROR");
}

test("the structured data of every page matches the page and is valid", async () => {
  for (const { path } of ROUTES) {
    const soft = expect.configure({ soft: true, message: path });
    const entries = await entriesOf(path);
    const breadcrumb = texts((await staticPage(path)).document, "[data-hero] nav li");
    const itemListElement = breadcrumb.map((name, index) => ({ position: index + 1, name }));
    const trail = path === "/" ? [] : [{ "@type": "BreadcrumbList", itemListElement }];
    soft(entries).toMatchObject([...(EXPECTED[path] ?? []), ...trail]);
    soft(await errorsIn(entries)).toEqual([]);
  }
});
