import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../gatsby/check/check-content";
import { thisSite } from "../../../gatsby/check/this-site";
import type { Entry } from "../../../gatsby/content/schemas";
import { read } from "../../support/entries";
import { makeFolder, removeFolders } from "../../support/temporary-folders";

// The current content with edits that work for any content.

/** One folder for all tests: the check reads an unchanged picture once. */
let directory: string;
beforeAll(() => {
  directory = makeFolder();
  cpSync("data", join(directory, "data"), { recursive: true });
});
afterAll(removeFolders);

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const isThere = (file: string) => existsSync(join("data", file));
/** A firm may have dropped a kind of content. */
const textOf = (file: string) => (isThere(file) ? readFileSync(join("data", file), "utf8") : "[]");
const listIn = (file: string) => JSON.parse(textOf(file)) as Entry[];
const has = (collection: string) => read(collection).length > 0;
/** An entry as in its file. */
const firstOf = (collection: string): Entry => ({ ...read<Entry>(collection)[0], id: undefined });

/** Checks the current content after replacing or adding files. */
function check(files: Readonly<Record<string, string>>) {
  const inCopy = (file: string) => join(directory, "data", file);
  for (const name of readdirSync("data").filter((one) => one !== "images")) {
    rmSync(inCopy(name), { recursive: true, force: true });
    cpSync(join("data", name), inCopy(name), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) {
    const [folder = ""] = file.split("/");
    if (file.includes("/") ? has(folder) : isThere(file)) writeFileSync(inCopy(file), text);
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
    closed: "April 2024",
    targets,
    signed: "March 2024",
    confirmation: "Signed.",
  };
  const facts = { size: "11 sites", duration: "5 months", team: "Six" };
  const study = { ...firstOf("case-studies"), facts, record, order: 7 };
  const [office] = listIn("offices.json");
  const profile = { network: "x", label: "X", url: "https://www.linkedin.com/company/a" };
  const problems = await check({
    "case-studies/one.json": asFile(study),
    "case-studies/copy.json": asFile({ ...study, record: undefined }),
    "articles/copy.json": asFile(firstOf("articles")),
    "past-webinars/copy.json": asFile(firstOf("past-webinars")),
    "redirects.json": asFile([
      { from: "/about", to: "/gone" },
      { from: "/admin", to: "/" },
    ]),
    "leaders.json": asFile([...listIn("leaders.json"), { ...listIn("leaders.json")[0], id: "team" }]),
    "pages.json": asFile(
      listIn("pages.json").map((page) =>
        page.id === "contact" ? { ...page, id: "press", sections: undefined } : page,
      ),
    ).replace('"next-step"', '"next-steps"'),
    "site.json": asFile({ ...JSON.parse(textOf("site.json")), socialLinks: [profile] }),
    "testimonials.json": textOf("testimonials.json").replace('"quote": "', '"quote": "“'),
    "offices.json": asFile([
      { ...office, country: "UK" },
      { ...office, city: "Lima", country: "PE", latitude: -12.05, longitude: 77.04 },
      { ...office, city: "Warsaw", country: "PL", latitude: 21.01, longitude: 52.23 },
    ]),
    "jobs/culture.json": asFile(firstOf("jobs")),
  });
  const report = problems.map(({ file, line, message, remedy }) => `${file}:${line} ${message} ${remedy}`).join("\n");
  const expected = [
    'nothing shows the section "next-steps"',
    'nothing shows the page "press"',
    'Did you mean "next-step"?',
    'the page "contact" is missing Restore it from Git, or remove this page from src/pages/contact.tsx.',
    "doesn't have the required form Write the profile’s address on x.com",
    "redirects.json:3 the site has a page with this path",
    "redirects.json:7 the site has a page with this path",
    "the site has no page /gone",
  ];
  const ofKinds: Readonly<Record<string, readonly string[]>> = {
    "case-studies": [
      "this month is before the previous one, March 2024",
      "this month is before the previous one, May 2024",
      "the targets were due before the first step, March 2024",
      "this isn't a month after the end of the project, April 2024",
      "the steps take 2 months",
      'this is filled in, but "check" isn\'t',
      "another entry has the same order, 7 Remove it from the new entry",
      ...[`"$40,000,000 million"`, `"$48,000,000 million"`, `"0.71%"`, `"76.13%"`].map((one) => `${one} doesn't fit`),
      "case-studies/copy.json:2 another entry has the same title",
    ],
    articles: ["articles/copy.json:2 another entry has the same title"],
    "past-webinars": ["past-webinars/copy.json:2 another entry has the same title"],
    jobs: ["two parts of the site have the address /careers#culture"],
    leaders: ["two parts of the site have the address /about#team"],
    testimonials: ["doesn't have the required form The client’s words"],
    offices: [
      ...["PE", "PL"].map((country) => `this place isn't in the office's country, ${country}`),
      '"UK" isn\'t the two-letter code of a country Write it like this: GB.',
    ],
  };
  for (const [collection, parts] of Object.entries(ofKinds)) if (has(collection)) expected.push(...parts);
  expect(expected.filter((part) => !report.includes(part))).toEqual([]);
  // An error of "then" only.
  expect(report.match(/site\.json/g)).toHaveLength(1);
});

test("a speaker whose name is almost a leader's is reported, and a guest isn't", async () => {
  if (!["upcoming-webinars", "leaders"].every(has)) return;
  const [webinar, [leader]] = [firstOf("upcoming-webinars"), listIn("leaders.json")];
  const problems = await check({
    "leaders.json": asFile([...listIn("leaders.json"), { ...leader, id: "ada", name: "Ada Fairweather" }]),
    "upcoming-webinars/ada.json": asFile({ ...webinar, speaker: "Ada Fairwether, Partner" }),
    "upcoming-webinars/guest.json": asFile({ ...webinar, speaker: "Ruth Delacourt, Guest" }),
  });
  const found = problems.flatMap(({ file, message }) => (message === "no leader has this name" ? [file] : []));
  expect(found).toEqual(["data/upcoming-webinars/ada.json"]);
});

test("results that contradict the record are reported, if the other entry is right", async () => {
  if (!has("case-studies")) return;
  const target = { unit: "#%", start: 58, promised: 75, reached: 71, later: 76 };
  const targets = [
    { label: "Orders that arrive on time", ...target },
    { label: "Unsold beer", ...target, reached: 80, why: "We were wrong." },
    { label: "Broken bottles", unit: "#", zero: "None", start: 0, promised: 0, reached: 0 },
    { label: "Waste", unit: "#%", start: 0.58, promised: 0.75, reached: 0.71, later: 0.76, why: "We were late." },
  ];
  const months = { due: "June 2024", closed: "June 2024", check: { date: "June 2024", text: "We looked." } };
  const steps = [1, 2, 3].map((step) => ({ date: "May 2024", title: `Step ${step}`, text: "We began." }));
  const record = { client: "Mill", agreement: "One.", ...months, steps, targets, confirmation: "Signed." };
  const results = [
    "71% of orders arrive on time",
    "76% arrive on time, of all orders",
    "12 beers, with no broken bottles",
  ];
  const study = { ...firstOf("case-studies"), title: "A mill", shortTitle: undefined, order: undefined };
  const [slide] = listIn("hero-slides.json");
  const reportOf = async (changed: object) => {
    const problems = await check({
      "case-studies/mill.json": asFile({ ...study, summary: "A mill.", facts: undefined, ...changed }),
      "hero-slides.json": asFile(
        [
          { caption: "A mill: 71%" },
          { caption: "A mill: 58% became 76%" },
          { caption: "A mill that is on time" },
          { caption: "at a mill, not 71%", target: "Unsold beer" },
          { caption: "at a mill", target: "Unsold bear" },
        ].map((texts, index) => ({ ...slide, target: undefined, ...texts, id: `slide-${index}`, caseStudy: "mill" })),
      ),
    });
    const found = /record has|no result|no target|was m|later is missing|doesn't fit|six months after/;
    return problems.flatMap(({ file, message }) => (found.test(message) ? [`${file} ${message}`] : []));
  };
  const wrong = await reportOf({ results, record });
  expect(wrong).toEqual([
    'data/case-studies/mill.json the record has 76% for "Orders that arrive on time"',
    "data/case-studies/mill.json this isn't six months after June 2024, as the page says",
    "data/case-studies/mill.json this target was missed",
    "data/case-studies/mill.json this target was met",
    "data/case-studies/mill.json the number six months later is missing",
    ...["0.58%", "0.75%", "0.71%", "0.76%"].map(
      (value) => `data/case-studies/mill.json "${value}" doesn't fit "unit" or the other numbers`,
    ),
  ]);
  const right = {
    ...record,
    check: { ...record.check, date: "December 2024" },
    targets: targets
      .slice(0, 3)
      .map((one) => ({ ...one, reached: one.promised && 76, later: one.promised && 76, why: undefined })),
  };
  expect(await reportOf({ results: results.slice(1), record: right })).toEqual([
    "data/hero-slides.json this has no result of its case study",
    "data/hero-slides.json its case study has no target with this label",
  ]);
});
