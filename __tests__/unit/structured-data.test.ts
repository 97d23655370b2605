import jobSchema from "../../data/schemas/jobs.schema.json";
import { isoDate, longDate } from "../../src/lib/dates";
import { jobPostings } from "../../src/layout/job-posting";
import { jobPlaces } from "../../src/lib/job-places";
import { SITE } from "../support/content";

const JOB: Queries.JobPostingContentFragment = {
  number: 7,
  title: "Analyst",
  location: "Paris",
  country: null,
  type: "Part-time",
  posted: "2026-11-03",
  summary: "Works with R&D on costs < 5%.",
  responsibilities: ["Read <b>everything</b>"],
  requirements: ["French & English"],
};

test("dates convert to ISO dates and back; an invalid date throws", () => {
  expect([isoDate("November 3, 2026"), longDate("2026-11-03")]).toEqual(["2026-11-03", "November 3, 2026"]);
  expect(() => isoDate("soon")).toThrow(RangeError);
});

const offices = [
  { city: "New York", address: ["418 Madison Avenue"], country: "US" },
  { city: "San Francisco", address: ["463 Montgomery Street"], country: "US" },
  { city: "London", address: ["12 Ferrier Court"], country: "GB" },
];
const post = (changes: Partial<typeof JOB>) => jobPostings(SITE, [{ ...JOB, ...changes }], offices)[0];

test.each([
  ["New York or London", null, ["New York US", "London GB"]],
  ["new york (hybrid, 2 days remote)", null, ["New York US"]],
  ["San Francisco, CA, London, UK or New York City", null, ["New York US", "San Francisco US", "London GB"]],
  ["Manchester or London", "GB", ["London GB", "Manchester GB"]],
  ["Manchester or London", null, ["London GB"]],
  ["Londonderry", "GB", ["Londonderry GB"]],
  ["London, Ontario", "CA", ["London CA", "Ontario CA"]],
  ["London or Berlin", "DE", ["London GB", "Berlin DE"]],
  ["East London/Łondon/New London", "ZA", ["East London ZA", "Łondon ZA", "New London ZA"]],
  ["Paris, France", "FR", ["Paris FR"]],
  ["Multiple locations", "US", ["US"]],
  ["Remote (US)", "US", ["home United States"]],
  ["London or remote", null, ["London GB", "home United Kingdom"]],
  ["Manchester, or work from home", "GB", ["Manchester GB", "home United Kingdom"]],
  ["Remote, UK", null, undefined],
  // Search engines reject a job without a country.
  ["York and Newyorkshire", null, undefined],
])("a job in %s with the country %s is in %s", (location, country, expected) => {
  const posting = post({ location, country }) as Record<string, unknown> | undefined;
  const { jobLocation, jobLocationType: type, applicantLocationRequirements: from } = posting ?? {};
  const places = (jobLocation as { address: Record<string, string> }[] | undefined)?.map(({ address }) =>
    [address.addressLocality, address.addressCountry].filter(Boolean).join(" "),
  );
  // Google's rules reject an empty list.
  expect(places).not.toEqual([]);
  const home = type === "TELECOMMUTE" ? (from as { name: string }[]).map(({ name }) => `home ${name}`) : [];
  expect(posting && [...(places ?? []), ...home]).toEqual(expected);
});

test("a job finds offices whose names have accents, dots or separators, and no office in a longer name", () => {
  const cities = ["York", "St. Louis", "São Paulo", "Łódź", "Brighton and Hove", "Washington, DC"];
  const others = cities.map((city) => ({ city, country: "XX" }));
  const named = (location: string) => jobPlaces({ location }, others).offices.map(({ city }) => city);
  expect(named("St Louis, Sao Paulo, Łódź, Brighton & Hove; Washington, D.C.")).toEqual(cities.slice(1));
  expect(named("New York, Yorkshire, Cape York, Nowa Łódź or St. Louis-Park")).toEqual([]);
});

test("a job has its number, its date and an HTML description with escaped text", () => {
  expect(post({ location: "London" })).toMatchObject({
    identifier: { value: "7" },
    datePosted: JOB.posted,
    description:
      "<p>Works with R&amp;D on costs &lt; 5%.</p><ul><li>Read &lt;b&gt;everything&lt;/b&gt;</li></ul><ul><li>French &amp; English</li></ul>",
  });
});

test("a job has schema.org's value for each type of employment", () => {
  const types = jobSchema.properties.type.enum.map((type) => post({ type, location: "London" })?.employmentType);
  expect(types).toEqual(expect.arrayContaining(["FULL_TIME", "PART_TIME"]));
  expect(types.join()).toMatch(/^[A-Z_]+(,[A-Z_]+)*$/);
});
