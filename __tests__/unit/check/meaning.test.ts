import { longDate } from "../../../src/lib/dates";
import { TODAY } from "./support/edited-content";
import type { EditedContent } from "./support/edited-content";
import { setUpContent } from "./support/tables";

// What is well-formed and nevertheless broken on the page.

const content = setUpContent();

type Entry = Record<string, unknown>;
type Edit = (it: EditedContent) => void;

const replaced =
  (file: string, pattern: RegExp, replacement: string): Edit =>
  (it) => {
    it.edit(file, pattern, replacement);
  };

const entries =
  (file: string, change: (list: Entry[]) => void): Edit =>
  (it) => {
    it.editEntries(file, change);
  };

const added = (file: string, values: Entry) => entries(file, (list) => list.push({ ...list[0], ...values }));

/** Another value for the first key of this name. */
const set = (file: string, key: string, value: string) =>
  replaced(file, new RegExp(`"${key}": "(?:[^"\\\\]|\\\\.)*"`), `"${key}": ${JSON.stringify(value)}`);

/** Words at the start of the first text of this name. */
const before = (file: string, key: string, words: string) =>
  replaced(file, new RegExp(`"${key}": "`), `"${key}": "${JSON.stringify(words).slice(1, -1)}`);

const html = (words: string) => before("articles/*.json", "content", words);

/** A day so many days from the day of the check. */
const day = (days: number) => new Date(TODAY.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Changes what the first case study tells of how the work went, and of its exhibit. */
const study = (change: (record: Entry, measure: Entry, all: Entry) => void) =>
  entries("case-studies/*.json", ([first]) => {
    const { record, exhibit } = first as { record: Entry; exhibit: { measures: [Entry] } };
    change(record, exhibit.measures[0], first as Entry);
  });

/** Steps of a case study that begin in these months. */
const steps = (...dates: readonly string[]) => dates.map((date) => ({ date, title: `In ${date}`, text: "We began." }));

const IN_ORDER = {
  steps: steps("January 2022", "May 2022", "October 2022"),
  closed: "December 2022",
  check: { date: "June 2023", text: "It held." },
};

const MONTHS = [
  { month: "January 2022", value: 19 },
  { month: "May 2022", value: 9 },
  { month: "December 2022", value: 6 },
];

type Row = readonly [name: string, edit: Edit, file: string, told: RegExp];

const MISTAKES: readonly Row[] = [
  ["a heading in Markdown", html("<p>## The second year</p>"), "articles/", /Markdown for a heading/],
  ["bold in Markdown", before("faq.json", "answer", "It is **free**. "), "faq.json", /bold/],
  ["italics in Markdown", before("leaders.json", "bio", "She wrote *Margins*. "), "leaders.json", /italic/],
  ["a link in Markdown", before("pages.json", "subtitle", "See [our work](/services). "), "pages.json", /a link/],
  ["a list in Markdown, in HTML", html("<p>- Banks</p>\n<p>- Insurers</p>"), "articles/", /a list/],
  [
    "a step before the one above it",
    study((record) => Object.assign(record, IN_ORDER, { steps: steps("May 2022", "January 2022", "June 2022") })),
    "case-studies/",
    /lies before May 2022/,
  ],
  [
    "a check before the end",
    study((record) => Object.assign(record, IN_ORDER, { check: { date: "June 2022", text: "It held." } })),
    "case-studies/",
    /lies before December 2022/,
  ],
  [
    "a line that goes back in time",
    study((_record, measure) => Object.assign(measure, { before: 19, after: 6, months: MONTHS.toReversed() })),
    "case-studies/",
    /lies before December 2022/,
  ],
  [
    "no links in a group",
    replaced("navigation.json", /("label": "About",\s*"links": )\[[^\]]*\]/, "$1[]"),
    "navigation.json",
    /no links/,
  ],
  ["an empty quotation", html("<blockquote> </blockquote>"), "articles/", /is empty/],
  [
    "an article with a section’s address",
    added("articles/*.json", { id: "newsletter", title: "News" }),
    "articles/",
    /already/,
  ],
  [
    "an article with a heading’s address",
    (it) => {
      html("<h3>Next steps</h3>")(it);
      it.editEntries("articles/*.json", (list) =>
        list.push({ ...list[0], id: `${String(list[0]?.id)}-next-steps`, title: "Steps", content: "<p>One.</p>" }),
      );
    },
    "articles/",
    /makes the address/,
  ],
];

const WARNINGS: readonly Row[] = [
  ["an article ahead", set("articles/*.json", "date", longDate(day(30))), "articles/", /still to come/],
  [
    "an upcoming webinar whose day is over",
    set("upcoming-webinars/*.json", "date", longDate(day(-1))),
    "upcoming-webinars/",
    /this day is over/,
  ],
  [
    "a length that isn’t that of the steps",
    study((record, _measure, all) => {
      Object.assign(record, IN_ORDER);
      Object.assign(all, { facts: { size: "Two banks", duration: "14 months", team: "Six consultants" } });
    }),
    "case-studies/",
    /it is 12 months/,
  ],
  [
    "a line without the value that was reached",
    study((_record, measure) => Object.assign(measure, { before: 19, after: 7, months: MONTHS })),
    "case-studies/",
    /no month has 7/,
  ],
];

describe.each([
  ["mistake", MISTAKES],
  ["warning", WARNINGS],
] as const)("is a %s", (severity, rows) => {
  test.each(rows.map((row) => [...row] as const))("%s", async (_name, edit, file, told) => {
    edit(content());
    const news = await content().news();
    const about = news.filter((finding) => finding.file.startsWith(`data/${file}`) && told.test(finding.message));
    expect({ news, told: about.map((finding) => finding.severity) }).toMatchObject({
      told: expect.arrayContaining([severity]) as string[],
    });
    if (severity === "warning") expect(news.filter((finding) => finding.severity === "mistake")).toEqual([]);
  });
});

/** All of these may be on a page together. */
test("texts that only resemble a mistake are fine", async () => {
  const words =
    "Ranked #1 by clients, C# included. The file margin_by_customer; 3 * 4 * 5. One thing - the price - counts. “Now” – or ‘later’ — or … ";
  before("why-us.json", "text", words)(content());
  before("services.json", "detailedDescription", "1. Find.\n\n2. Repair.\n\n")(content());
  html("<p>5 &lt; 6 &amp; 7 &gt; 6\nand so on.</p><ul><li>One</li></ul><blockquote><p>Two</p></blockquote>")(content());
  set("articles/*.json", "date", longDate(day(0)))(content());
  set("jobs/*.json", "location", "Remote")(content());
  expect(await content().news()).toEqual([]);
});
