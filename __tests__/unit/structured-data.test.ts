import articles from "../../data/articles.json";
import jobs from "../../data/jobs.json";
import offices from "../../data/offices.json";
import jobSchema from "../../data/schemas/jobs.schema.json";
import site from "../../data/site.json";
import { isoDate, longDate } from "../../src/lib/dates";
import { siteOf } from "../support/content";
import { article, breadcrumbList } from "../../src/structured-data/describe";
import { jobPosting } from "../../src/structured-data/job-posting";
import { organization } from "../../src/structured-data/organization";

const SITE = "https://www.corvane.example";
const FIRM = siteOf(SITE);

test("a date of the content becomes an ISO date, and nonsense an error", () => {
  expect(isoDate("April 18, 2026")).toBe("2026-04-18");
  expect(() => isoDate("soon")).toThrow(RangeError);
});

test("a day is written as the pages write it, the same in every time zone", () => {
  expect(longDate("2026-11-03")).toBe("November 3, 2026");
});

test("the firm is described by the facts that the page shows", () => {
  expect(organization(FIRM, site.founded)).toMatchObject({
    "@type": "Organization",
    name: "Corvane Consulting",
    telephone: site.phone,
    email: site.email,
    foundingDate: "2010",
    sameAs: site.socialLinks.map(({ url }) => url),
  });
});

test("a breadcrumb counts from one and names whole addresses", () => {
  const list = breadcrumbList(SITE, [
    { label: "Home", to: "/" },
    { label: "Services", to: "/services" },
  ]);
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${SITE}/` },
    { "@type": "ListItem", position: 2, name: "Services", item: `${SITE}/services` },
  ]);
});

test("an article names its picture and its author by whole addresses, and its day", () => {
  const [entry] = articles;
  if (!entry) throw new Error("no articles");
  const image = { imageData: { images: { fallback: { src: "/static/picture.jpg" } } } };
  const authorEntry = { name: "Clara Lindqvist", title: "Partner, Innovation", anchor: "clara-lindqvist" };
  expect(article(FIRM, { ...entry, jsonId: entry.id, image, authorEntry })).toMatchObject({
    headline: entry.title,
    datePublished: isoDate(entry.date),
    image: `${SITE}/static/picture.jpg`,
    author: {
      "@type": "Person",
      name: "Clara Lindqvist",
      jobTitle: "Partner, Innovation",
      url: `${SITE}/about#clara-lindqvist`,
    },
    publisher: { name: "Corvane Consulting" },
  });
});

test("a job is placed in every office that its location names, and in no other", () => {
  const job = jobs.find(({ location }) => location === "New York or London");
  if (!job) throw new Error("no job in two offices");
  const posting = jobPosting(FIRM, { ...job, country: null, jsonId: job.id }, offices);
  expect(posting.jobLocation).toMatchObject([
    { address: { addressLocality: "New York", addressCountry: "US" } },
    { address: { addressLocality: "London", addressCountry: "GB" } },
  ]);
  expect(posting.jobLocation).toHaveLength(2);
  expect(posting.datePosted).toMatch(/^2026-\d\d-\d\d$/);
});

describe("a job", () => {
  const JOB: Queries.JobPostingContentFragment = {
    jsonId: 7,
    title: "Analyst",
    location: "Paris",
    country: null,
    type: "Part-time",
    summary: "Works with R&D on costs < 5%.",
    posted: "2026-11-03",
    responsibilities: ["Read <b>everything</b>"],
    requirements: ["French & English"],
  };
  const paris = { city: "Paris", address: ["1 rue de Rivoli"], country: "FR" };

  test("has the country of its office, and its own kind of employment", () => {
    const posting = jobPosting(FIRM, JOB, [...offices, paris]);
    expect(posting.jobLocation).toMatchObject([{ address: { addressLocality: "Paris", addressCountry: "FR" } }]);
    expect(posting.employmentType).toBe("PART_TIME");
  });

  test("outside the offices stands in a place of its own, in the country that the data names", () => {
    const { jobLocation } = jobPosting(FIRM, { ...JOB, country: "FR" }, offices);
    expect(jobLocation).toMatchObject([{ address: { addressLocality: "Paris", addressCountry: "FR" } }]);
  });

  test("is described in HTML, in which its words are words", () => {
    expect(jobPosting(FIRM, JOB, [paris]).description).toBe(
      "<p>Works with R&amp;D on costs &lt; 5%.</p><ul><li>Read &lt;b&gt;everything&lt;/b&gt;</li></ul><ul><li>French &amp; English</li></ul>",
    );
  });

  test.each(jobSchema.items.properties.type.enum)("may be %s, which search engines have a word for", (type) => {
    expect(jobPosting(FIRM, { ...JOB, type }, [paris]).employmentType).toMatch(/^[A-Z_]+$/);
  });
});
