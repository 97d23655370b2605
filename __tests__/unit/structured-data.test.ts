import articles from "../../data/articles.json";
import jobs from "../../data/jobs.json";
import offices from "../../data/offices.json";
import site from "../../data/site.json";
import { isoDate } from "../../src/lib/iso-date";
import { article } from "../../src/structured-data/article";
import { breadcrumbList } from "../../src/structured-data/breadcrumb-list";
import { jobPosting } from "../../src/structured-data/job-posting";
import { organization } from "../../src/structured-data/organization";

const SITE = "https://www.corvane.example";

test("a date of the content becomes an ISO date, and nonsense an error", () => {
  expect(isoDate("April 18, 2026")).toBe("2026-04-18");
  expect(() => isoDate("soon")).toThrow(RangeError);
});

test("the firm is described by the facts that the page shows", () => {
  expect(organization(SITE, site)).toMatchObject({
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

test("an article names its picture by a whole address, and its day", () => {
  const [entry] = articles;
  if (!entry) throw new Error("no articles");
  const image = { imageData: { images: { fallback: { src: "/static/picture.jpg" } } } };
  expect(article(SITE, "Corvane Consulting", { ...entry, jsonId: entry.id, image })).toMatchObject({
    headline: entry.title,
    datePublished: isoDate(entry.date),
    image: `${SITE}/static/picture.jpg`,
    author: { name: "Corvane Consulting" },
  });
});

test("a job is placed in every office that its location names, and in no other", () => {
  const job = jobs.find(({ location }) => location === "New York or London");
  if (!job) throw new Error("no job in two offices");
  const posting = jobPosting(SITE, "Corvane Consulting", { ...job, jsonId: job.id }, offices);
  expect(posting.jobLocation).toMatchObject([
    { address: { addressLocality: "New York", addressCountry: "US" } },
    { address: { addressLocality: "London", addressCountry: "GB" } },
  ]);
  expect(posting.jobLocation).toHaveLength(2);
  expect(posting.datePosted).toMatch(/^2026-\d\d-\d\d$/);
});
