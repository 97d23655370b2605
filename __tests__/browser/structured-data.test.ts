import Validator from "@adobe/structured-data-validator";
import site from "../../data/site.json";
import { isoDate } from "../../src/lib/dates";
import { articles, jobs, leaders, offices } from "../support/entries";
import { PAGES } from "./support/routes";
import { staticPage, texts } from "./support/static-pages";
import { expect, siteUrl, test } from "./support/test";

/** An entry of a page's JSON-LD. */
type Entry = Readonly<Record<string, unknown>>;

async function entriesOf(path: string): Promise<Entry[]> {
  const { document } = await staticPage(path);
  return texts(document, 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Entry);
}

/** The positions that search engines are told of: those in offices, and in places whose country is known. */
const postings = jobs
  .map((job) => ({
    ...job,
    places: offices.filter(({ city }) => job.location.includes(city)).length || Number(Boolean(job.country)),
  }))
  .filter(({ places }) => places > 0);

const TYPES: Readonly<Record<string, readonly string[]>> = {
  "/": ["Organization"],
  "/blog": articles.map(() => "Article"),
  "/careers": postings.map(() => "JobPosting"),
  ...Object.fromEntries(articles.map(({ id }) => [`/blog/${id}`, ["Article"]])),
};

/** A position in several places as one in each: the validator looks at a single place only. */
const inOnePlace = ({ jobLocation, ...entry }: Entry): Entry[] =>
  [jobLocation].flat().map((place) => (place === undefined ? entry : { ...entry, jobLocation: place }));

/** What search engines would refuse. https://github.com/adobe/structured-data-validator */
async function errorsIn(entries: readonly Entry[]): Promise<string[]> {
  const jsonld: Record<string, Entry[]> = {};
  for (const entry of entries) (jsonld[String(entry["@type"])] ??= []).push(...inOnePlace(entry));
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ rootType, issueMessage, fieldNames = [] }) => `${rootType}: ${issueMessage} ${fieldNames.join()}`);
}

test("every page is described as what it is, and as search engines accept it", async () => {
  for (const { path } of PAGES.filter(({ status }) => status === 200)) {
    const soft = expect.configure({ soft: true, message: path });
    const entries = await entriesOf(path);
    const breadcrumb = texts((await staticPage(path)).document, "nav[aria-label=Breadcrumb] li");
    const trail = breadcrumb.map((name, index) => ({ position: index + 1, name }));
    soft(entries).toMatchObject([
      ...(TYPES[path] ?? []).map((type) => ({ "@type": type })),
      ...(path === "/" ? [] : [{ "@type": "BreadcrumbList", itemListElement: trail }]),
    ]);
    soft(await errorsIn(entries)).toEqual([]);
  }
});

test("the firm is described by the facts of the home page, and has a logo", async () => {
  const [firm] = await entriesOf("/");
  expect(firm).toMatchObject({
    name: site.product,
    url: site.address,
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.founded),
    description: site.tagline,
  });
  const logo = await fetch(siteUrl(new URL(String(firm?.logo)).pathname));
  expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("the articles are those that can be read, by their authors, who have pages", async () => {
  const entries = (await entriesOf("/blog")).filter((entry) => entry["@type"] === "Article");
  expect(entries).toMatchObject(
    articles.map(({ id, title, date, author }) => {
      const leader = leaders.find((one) => one.id === author);
      return {
        headline: title,
        url: `${site.address}/blog/${id}`,
        datePublished: isoDate(date),
        author: {
          "@type": "Person",
          name: leader?.name,
          jobTitle: leader?.title,
          url: `${site.address}/about/${author}`,
        },
      };
    }),
  );
});

test("the positions are offered as their cards do", async () => {
  const entries = (await entriesOf("/careers")).filter((entry) => entry["@type"] === "JobPosting");
  expect(entries.map(({ title, datePosted, jobLocation }) => [title, datePosted, [jobLocation].flat().length])).toEqual(
    postings.map(({ title, posted, places }) => [title, posted, places]),
  );
});
