import jobSchema from "../../data/schemas/jobs.schema.json";
import site from "../../data/site.json";
import { isoDate, longDate } from "../../src/lib/dates";
import { article, breadcrumbList, organization } from "../../src/structured-data/describe";
import { jobPostings } from "../../src/structured-data/job-posting";
import { siteOf } from "../support/content";

const SITE = site.address;
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
    name: site.product,
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.founded),
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
  const entry = { title: "Pricing power", summary: "How it is built.", category: "Pricing", date: "November 18, 2026" };
  const image = { imageData: { images: { fallback: { src: "/static/picture.jpg" } } } };
  const authorEntry = { name: "Clara Lindqvist", title: "Partner, Innovation", jsonId: "clara-lindqvist" };
  expect(article(FIRM, { ...entry, jsonId: "pricing-power", image, authorEntry })).toMatchObject({
    headline: entry.title,
    datePublished: isoDate(entry.date),
    image: `${SITE}/static/picture.jpg`,
    author: {
      "@type": "Person",
      name: "Clara Lindqvist",
      jobTitle: "Partner, Innovation",
      url: `${SITE}/about/clara-lindqvist`,
    },
    publisher: { name: site.product },
  });
});

describe("a job", () => {
  const JOB: Queries.JobPostingContentFragment = {
    number: 7,
    title: "Analyst",
    location: "Paris",
    country: null,
    type: "Part-time",
    summary: "Works with R&D on costs < 5%.",
    posted: "2026-11-03",
    responsibilities: ["Read <b>everything</b>"],
    requirements: ["French & English"],
  };
  const offices = [
    { city: "New York", address: ["418 Madison Avenue"], country: "US" },
    { city: "San Francisco", address: ["463 Montgomery Street"], country: "US" },
    { city: "London", address: ["12 Ferrier Court"], country: "GB" },
  ];
  const paris = { city: "Paris", address: ["1 rue de Rivoli"], country: "FR" };
  const posting = (changes: Partial<typeof JOB>, among: typeof offices) =>
    jobPostings(FIRM, [{ ...JOB, ...changes }], among)[0];

  test("is placed in every office that its location names, and in no other", () => {
    const posted = posting({ location: "New York or London" }, offices);
    expect(posted?.jobLocation).toMatchObject([
      { address: { addressLocality: "New York", addressCountry: "US" } },
      { address: { addressLocality: "London", addressCountry: "GB" } },
    ]);
    expect(posted?.jobLocation).toHaveLength(2);
    expect(posted?.datePosted).toBe(JOB.posted);
  });

  test("has the country of its office, and its own kind of employment", () => {
    const posted = posting({}, [...offices, paris]);
    expect(posted?.jobLocation).toMatchObject([{ address: { addressLocality: "Paris", addressCountry: "FR" } }]);
    expect(posted?.employmentType).toBe("PART_TIME");
  });

  test("outside the offices stands in a place of its own, in the country that the data names", () => {
    const posted = posting({ country: "FR" }, offices);
    expect(posted?.jobLocation).toMatchObject([{ address: { addressLocality: "Paris", addressCountry: "FR" } }]);
  });

  test("in a country that isn’t known is not described: search engines would refuse it", () => {
    expect(jobPostings(FIRM, [JOB, { ...JOB, number: 8, location: "London" }], offices)).toMatchObject([
      { identifier: { value: "8" } },
    ]);
  });

  test("is described in HTML, in which its words are words", () => {
    expect(posting({}, [paris])?.description).toBe(
      "<p>Works with R&amp;D on costs &lt; 5%.</p><ul><li>Read &lt;b&gt;everything&lt;/b&gt;</li></ul><ul><li>French &amp; English</li></ul>",
    );
  });

  test.each(jobSchema.properties.type.enum)("may be %s, which search engines have a word for", (type) => {
    expect(posting({ type }, [paris])?.employmentType).toMatch(/^[A-Z_]+$/);
  });
});
