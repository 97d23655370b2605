import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../gatsby/check/check-content";
import { isError } from "../../../gatsby/check/problems";
import { thisSite } from "../../../gatsby/check/this-site";
import type { Entry } from "../../../gatsby/content/schemas";
import { makeFolder, removeFolders } from "../../support/temporary-folders";

// The current content with edits that work for any content.

afterEach(removeFolders);

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const textOf = (file: string) => readFileSync(join("data", file), "utf8");
const listIn = (file: string) => JSON.parse(textOf(file)) as Entry[];
/** A firm may have dropped a kind of content. */
const has = (collection: string) => existsSync(join("data", collection));
const firstOf = (collection: string) =>
  `${collection}/${has(collection) ? readdirSync(join("data", collection)).sort()[0] : ""}`;
const firstIn = (collection: string) => (has(collection) ? JSON.parse(textOf(firstOf(collection))) : {}) as Entry;

/** Checks the current content after replacing files, or removing them with undefined. */
function check(files: Readonly<Record<string, string | undefined>>) {
  const directory = makeFolder();
  cpSync("data", join(directory, "data"), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (file.includes("/") && !has(dirname(file))) continue;
    if (text === undefined) rmSync(join(directory, "data", file));
    else writeFileSync(join(directory, "data", file), text);
  }
  return checkContent(thisSite(directory, "2026-06-15"));
}

test("contradictions in the content are reported", async () => {
  const months = ["March 2024", "January 2024", "May 2024"];
  const targets = [
    { label: "Savings", unit: "$# million", start: 0, promised: 40_000_000, reached: 48_000_000 },
    { label: "On time", unit: "#%", start: 58, promised: 75, reached: 0.71, later: 76.125 },
  ];
  const record = {
    client: "Paper mill",
    agreement: "An agreement.",
    due: "February 2024",
    steps: months.map((date) => ({ date, title: `In ${date}`, text: "We began." })),
    closed: "June 2024",
    targets,
    confirmation: "Signed.",
  };
  const facts = { size: "11 sites", duration: "5 months", team: "Six" };
  const study = { ...firstIn("case-studies"), facts, record, order: 7 };
  const [office] = listIn("offices.json");
  const profile = { network: "x", label: "X", url: "https://www.linkedin.com/company/a" };
  const { title, description, image, imageAlt } = firstIn("past-webinars");
  const guest = { date: "July 1, 2026", time: "15:00 UTC+1", speaker: "Ada Fair, Guest" };
  const problems = await check({
    [firstOf("case-studies")]: asFile(study),
    "case-studies/copy.json": asFile({ ...study, record: undefined }),
    "hero-slides.json": asFile([{ ...listIn("hero-slides.json")[0], caption: "A mill: 12 days", caseStudy: "copy" }]),
    "articles/copy.json": asFile(firstIn("articles")),
    "past-webinars/copy.json": asFile(firstIn("past-webinars")),
    "upcoming-webinars/guest.json": asFile({ title, description, image, imageAlt, ...guest }),
    "navigation.json": asFile({ ...JSON.parse(textOf("navigation.json")), header: [{ label: "Empty", links: [] }] }),
    "redirects.json": asFile([
      { from: "/about", to: "/gone" },
      { from: "/admin", to: "/" },
    ]),
    "leaders.json": asFile([...listIn("leaders.json"), { ...listIn("leaders.json")[0], id: "team" }]),
    "pages.json": textOf("pages.json")
      .replace('"next-step"', '"next-steps"')
      .replace("[", `[${JSON.stringify({ ...listIn("pages.json")[0], id: "press", sections: undefined })},`),
    "site.json": asFile({ ...JSON.parse(textOf("site.json")), socialLinks: [profile] }),
    "testimonials.json": textOf("testimonials.json").replace('"quote": "', '"quote": "“'),
    "offices.json": asFile([
      { ...office, country: "UK" },
      { ...office, city: "Lima", country: "PE", latitude: -12.05, longitude: 77.04 },
      { ...office, city: "Warsaw", country: "PL", latitude: 21.01, longitude: 52.23 },
      { ...office, city: "Tokyo", country: "JP", latitude: 139.65, longitude: 35.68 },
      { ...office, city: "Berlin", country: "DE", latitude: 5.25, longitude: 13.4 },
    ]),
    "jobs/culture.json": asFile(firstIn("jobs")),
  });
  const report = problems.map(({ file, line, message, remedy }) => `${file}:${line} ${message} ${remedy}`).join("\n");
  for (const part of [
    "this month is before the previous one, March 2024",
    "the targets were due before the first step, March 2024",
    "the steps take 4 months",
    "the number six months later is missing",
    '"later" is filled in, but "check" isn\'t',
    "another entry has the same order, 7 Remove it from the new entry",
    ...["case-studies", "articles", "past-webinars"]
      .filter(has)
      .map((name) => `${name}/copy.json:2 another entry has the same title`),
    ...(has("upcoming-webinars") ? ["no leader has this name"] : []),
    "this has no result of its case study",
    'nothing shows the section "next-steps"',
    'nothing shows the page "press"',
    ...[`"$40,000,000 million"`, `"$48,000,000 million"`, `"0.71%"`, `"76.13%"`].map((one) => `${one} doesn't fit`),
    "this group has no links",
    "two parts of the site have the address /about#team",
    ...(has("jobs") ? ["two parts of the site have the address /careers#culture"] : []),
    'the section "next-step" is missing Write it here again',
    "doesn't have the required form The client’s words",
    "doesn't have the required form Write the profile’s address on x.com",
    "redirects.json:3 the site has a page with this path",
    "redirects.json:7 the site has a page with this path",
    "the site has no page /gone",
    "this place isn't in the office's country, PE",
    "this place isn't in the office's country, PL",
    "this place isn't in the office's country, DE",
    '"UK" isn\'t the two-letter code of a country Write it like this: GB.',
  ])
    expect(report).toContain(part);
});

test("valid edits cause no errors", async () => {
  const markdown = [
    "### 1. New\n\n#### Newer",
    "[a](/about#team), [b](/contact?topic=x), [c](mailto:a+b@c.example?subject=Hi), [d](tel:+12125550108)",
    '[e](https://f.example/g_(h)?i=j#k), [l](https://пример.com), [m](mailto:info@пример.рф), “A,” ‘b’ — „c“ "d" & 5 < 6 > 4, 3 * 4 * 5, snake_case, C#, #1, [sic] (2019)',
    "One line  \nTwo lines, \\*no emphasis\\*",
    "| A | B |\n| :-- | --- |\n| | 2 |\n\n_Caption_",
    "1. One\n   - Two\n\n* Three\n\n> Said.\n>\n> — Who",
  ];
  const article = firstIn("articles");
  const [office] = listIn("offices.json");
  const [leader] = listIn("leaders.json");
  const other = { ...leader, id: "li-na", name: "李娜 O’Świątek" };
  const image = "https://images.unsplash.com/photo-1?w=1600&q=80";
  const content = [article.content, ...markdown].join("\n\n");
  const warsaw = {
    city: `New ${office?.city}`,
    country: "PL",
    phone: "+48 22 555 01 00",
    latitude: 52.2,
    longitude: 21,
  };
  const problems = await check({
    "articles/new-entry.json": asFile({ ...article, title: "New", date: "June 16, 2026", image, content }),
    [firstOf("jobs")]: undefined,
    [firstOf("white-papers")]: undefined,
    "partners.json": "[]",
    "leaders.json": asFile([...listIn("leaders.json"), other]),
    "offices.json": asFile([...listIn("offices.json"), { ...office, ...warsaw }]).replaceAll("\n", "\r\n"),
    "site.json": textOf("site.json").replaceAll("  ", "\t"),
    "services.json": JSON.stringify(listIn("services.json")).replaceAll("’", "\\u2019"),
    "redirects.json": asFile([{ from: "/old-page", to: "/about#team" }]),
  });
  expect(problems.filter(isError)).toEqual([]);
});
