import { TODAY, HERE } from "./support/edited-content";
import type { EditedContent } from "./support/edited-content";
import { setUpContent } from "./support/tables";
import { longDate } from "../../../src/lib/dates";

const content = setUpContent();

type Edit = (it: EditedContent) => void;

/** Another value for the first key of this name. */
const set =
  (file: string, key: string, value: string): Edit =>
  (it) => {
    const found = new RegExp(`"${key}": "(?:[^"\\\\]|\\\\.)*"`);
    it.edit(file, found, () => `"${key}": ${HERE}${JSON.stringify(value)}`);
  };

/** Words at the start of the first text of this name. */
const before =
  (file: string, key: string, words: string): Edit =>
  (it) => {
    it.edit(file, new RegExp(`"${key}": "`), () => `"${key}": "${JSON.stringify(words).slice(1, -1)}`);
  };

const replaced =
  (file: string, pattern: RegExp, replacement: string): Edit =>
  (it) => {
    it.edit(file, pattern, replacement);
  };

const entries =
  (file: string, change: (list: Record<string, unknown>[]) => void): Edit =>
  (it) => {
    it.editEntries(file, change);
  };

const added = (file: string, values: Record<string, unknown>) =>
  entries(file, (list) => list.push({ ...list[0], ...values }));

const html = (words: string) => before("articles/*.json", "content", words);

/** A day so many days from the day of the check. */
const day = (days: number) => new Date(TODAY.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

type Row = readonly [name: string, edit: Edit, file: string, told: RegExp];

/** Changes what the first case study tells of how the work went, and of its exhibit. */
const study = (
  change: (record: Record<string, unknown>, measure: Record<string, unknown>, all: Record<string, unknown>) => void,
) =>
  entries("case-studies/*.json", ([first]) => {
    const { record, exhibit } = first as { record: Record<string, unknown>; exhibit: { measures: [object] } };
    change(record, exhibit.measures[0] as Record<string, unknown>, first as Record<string, unknown>);
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

const both =
  (...edits: readonly Edit[]): Edit =>
  (it) => {
    for (const edit of edits) edit(it);
  };

/** Each is told with its place, and stops the build. */
const MISTAKES: readonly Row[] = [
  ["dummy text", set("services.json", "description", "Lorem ipsum dolor sit amet."), "services.json", /dummy text/],
  ["dummy text in HTML", html("<p>Lorem ipsum dolor.</p>"), "articles/*.json", /dummy text/],
  ["text that goes here", set("faq.json", "answer", "Your text goes here."), "faq.json", /dummy text/],
  ["a placeholder’s words", set("leaders.json", "bio", "Placeholder text for the bio."), "leaders.json", /dummy text/],
  ["a TODO", before("why-us.json", "text", "TODO: shorten. "), "why-us.json", /note for whoever/],
  ["a TODO in HTML", html("<p>TODO add the figures from Q3.</p>"), "articles/*.json", /note for whoever/],
  ["a TK", before("case-studies/*.json", "summary", "Costs fell by TK percent. "), "case-studies/*.json", /note for/],
  ["a TBD", set("upcoming-webinars/*.json", "time", "TBD"), "upcoming-webinars/*.json", /note for whoever/],
  ["a note to self", before("industries.json", "overview", "Note to self: ask Clara. "), "industries.json", /note for/],
  ["a question in brackets", before("faq.json", "answer", "We started in 2010 (check this). "), "faq.json", /note for/],
  ["a plea", before("white-papers/*.json", "description", "Please check this. "), "white-papers/*.json", /note for/],
  ["somebody to be asked", before("careers.json", "text", "Twenty days (ask Daniel). "), "careers.json", /note for/],
  ["DO NOT PUBLISH", set("testimonials.json", "quote", "DO NOT PUBLISH Great work."), "testimonials.json", /note for/],
  ["a place for a quote", before("services.json", "detailedDescription", "[insert quote] "), "services.json", /waits/],
  ["a place for a name", set("testimonials.json", "author", "[Client’s name]"), "testimonials.json", /waits/],
  ["a place in capitals", before("jobs/*.json", "summary", "[SALARY RANGE] "), "jobs/*.json", /waits/],
  ["a place in braces", before("contact.json", "text", "Write to {{office}}. "), "contact.json", /waits/],
  [
    "XX for a figure",
    before("case-studies/*.json", "challenge", "Costs rose by XX% a year. "),
    "case-studies/*.json",
    /waits/,
  ],
  ["$XX for a sum", before("jobs/*.json", "summary", "Base salary $XXX. "), "jobs/*.json", /waits/],
  ["question marks", before("site.json", "tagline", "Since ???? "), "site.json", /waits/],
  [
    "what an assistant said",
    html("<p>Certainly! Here is a revised version.</p>"),
    "articles/*.json",
    /said to the writer/,
  ],
  ["what a spreadsheet said", set("why-us.json", "title", "#REF!"), "why-us.json", /program/],
  [
    "a copy’s title",
    added("articles/*.json", { id: "copy", title: "Copy of The second year" }),
    "articles/*.json",
    /no text/,
  ],
  ["a test", set("faq.json", "question", "Test"), "faq.json", /no text for readers/],
  ["keys pressed at random", set("partners.json", "name", "asdf"), "partners.json", /no text for readers/],
  [
    "a file’s name for what a picture shows",
    set("hero-slides.json", "alt", "IMG_2041.jpg"),
    "hero-slides.json",
    /no text/,
  ],
  ["a conflict", before("legal.json", "introduction", "<<<<<<< HEAD "), "legal.json", /two versions/],
  ["a heading in Markdown", html("<p>## The second year</p>"), "articles/*.json", /Markdown for a heading/],
  [
    "a heading in plain text",
    before("services.json", "detailedDescription", "## What we do\n\n"),
    "services.json",
    /heading/,
  ],
  ["bold in Markdown", before("faq.json", "answer", "It is **free**. "), "faq.json", /bold/],
  ["bold in Markdown, in HTML", html("<p>It is __free__.</p>"), "articles/*.json", /bold/],
  ["italics in Markdown", before("leaders.json", "bio", "She wrote *Margins*. "), "leaders.json", /italic/],
  ["a link in Markdown", before("pages.json", "subtitle", "See [our work](/services). "), "pages.json", /a link/],
  ["a link in Markdown, in HTML", html("<p>See [us](https://x.example/a).</p>"), "articles/*.json", /a link/],
  ["a list in Markdown", before("industries.json", "overview", "- Banks\n- Insurers\n\n"), "industries.json", /a list/],
  ["a list in Markdown, in HTML", html("<p>- Banks</p>\n<p>- Insurers</p>"), "articles/*.json", /a list/],
  ["a numbered list in HTML", html("<p>1. Banks\n2. Insurers</p>"), "articles/*.json", /a list/],
  ["a quotation in Markdown", html("<p>> We stopped it.</p>"), "articles/*.json", /a quotation/],
  ["code", before("why-us.json", "text", "Press `Enter`. "), "why-us.json", /code/],
  ["struck-out words", before("why-us.json", "text", "~~Old~~ new. "), "why-us.json", /struck-out/],
  ["a picture in Markdown", html("<p>![A port](port.jpg)</p>"), "articles/*.json", /a picture/],
  ["a line end in a title", set("services.json", "title", "Business\nConsulting"), "services.json", /line ends here/],
  ["a line end in a name", set("leaders.json", "name", "Eleanor\nWhitfield"), "leaders.json", /line ends here/],
  ["a line end in a label", set("navigation.json", "label", "About\nUs"), "navigation.json", /line ends here/],
  ["a line end in an address", replaced("offices.json", /Avenue, /, "Avenue,\\n"), "offices.json", /line ends here/],
  ["February 31", set("articles/*.json", "date", "February 31, 2026"), "articles/*.json", /no such day/],
  ["an article before the firm", set("articles/*.json", "date", "March 3, 2002"), "articles/*.json", /founded/],
  ["a job before the firm", set("jobs/*.json", "posted", "1999-11-03"), "jobs/*.json", /founded/],
  [
    "a step before the one above it",
    study((record) => Object.assign(record, IN_ORDER, { steps: steps("May 2022", "January 2022", "June 2022") })),
    "case-studies/*.json",
    /lies before May 2022/,
  ],
  [
    "an end before the last step",
    study((record) => Object.assign(record, IN_ORDER, { closed: "September 2022" })),
    "case-studies/*.json",
    /lies before October 2022/,
  ],
  [
    "a check before the end",
    study((record) => Object.assign(record, IN_ORDER, { check: { date: "June 2022", text: "It held." } })),
    "case-studies/*.json",
    /lies before December 2022/,
  ],
  [
    "a line that goes back in time",
    study((_record, measure) => Object.assign(measure, { before: 19, after: 6, months: MONTHS.toReversed() })),
    "case-studies/*.json",
    /lies before December 2022/,
  ],
  [
    "no links in a group",
    replaced("navigation.json", /("label": "About",\s*"links": )\[[^\]]*\]/, "$1[]"),
    "navigation.json",
    /no links/,
  ],
  [
    "no group in the footer",
    replaced("navigation.json", /("footer": )\[[^]*?\n {2}\]/, "$1[]"),
    "navigation.json",
    /at least 1/,
  ],
  ["no statistics", replaced("site.json", /("statistics": )\[[^\]]*\]/, "$1[]"), "site.json", /at least 1/],
  ["no benefits", replaced("services.json", /("benefits": )\[[^\]]*\]/, "$1[]"), "services.json", /at least 1/],
  ["an empty quotation", html("<blockquote> </blockquote>"), "articles/*.json", /is empty/],
  ["an empty table", html("<table></table>"), "articles/*.json", /is empty/],
  [
    "an article with a section’s address",
    added("articles/*.json", { id: "newsletter", title: "News" }),
    "articles/*.json",
    /already/,
  ],
  [
    "two people with one address",
    added("leaders.json", { id: 99, name: "Daniel Cho?" }),
    "leaders.json",
    /already|spaces/,
  ],
  [
    "an article with a heading’s address",
    both(
      html("<h3>Next steps</h3>"),
      entries("articles/*.json", (list) =>
        list.push({ ...list[0], id: `${String(list[0]?.id)}-next-steps`, title: "Steps", content: "<p>One.</p>" }),
      ),
    ),
    "articles/*.json",
    /makes the address/,
  ],
];

/** Each is told with its place, and the site is built. */
const WARNINGS: readonly Row[] = [
  [
    "a length that isn’t that of the steps",
    study((record, _measure, all) => {
      Object.assign(record, IN_ORDER);
      Object.assign(all, { facts: { size: "Two banks", duration: "14 months", team: "Six consultants" } });
    }),
    "case-studies/*.json",
    /it is 12 months/,
  ],
  [
    "a check at another time than is promised",
    study((record) => Object.assign(record, IN_ORDER, { check: { date: "October 2023", text: "It held." } })),
    "case-studies/*.json",
    /10 months after the end/,
  ],
  [
    "a line without the value that was reached",
    study((_record, measure) => Object.assign(measure, { before: 19, after: 7, months: MONTHS })),
    "case-studies/*.json",
    /no month has 7/,
  ],
  ["an article ahead", set("articles/*.json", "date", longDate(day(30))), "articles/*.json", /still to come/],
  [
    "an upcoming webinar whose day is over",
    set("upcoming-webinars/*.json", "date", longDate(day(-1))),
    "upcoming-webinars/*.json",
    /this day is over/,
  ],
  ["a job ahead", set("jobs/*.json", "posted", day(30)), "jobs/*.json", /still to come/],
  [
    "a category in two spellings",
    added("articles/*.json", { id: "two", title: "Two", category: "technology" }),
    "articles/*.json",
    /written otherwise/,
  ],
  ["a category with a slip", set("articles/*.json", "category", "Tecnology"), "articles/*.json", /nothing else/],
  ["a department with a slip", set("jobs/*.json", "department", "Stratgy"), "jobs/*.json", /nothing else/],
  ["a department that nobody knows", set("jobs/*.json", "department", "Witchcraft"), "jobs/*.json", /no other word/],
  [
    "a department in two spellings",
    set("jobs/*.json", "department", "market analysis"),
    "jobs/*.json",
    /written otherwise/,
  ],
  ["a place of work that is no office", set("jobs/*.json", "location", "Londn"), "jobs/*.json", /no office/],
  ["one of two places of work", set("jobs/*.json", "location", "New York or Londen"), "jobs/*.json", /no office/],
  ["an office in small letters", set("jobs/*.json", "location", "london"), "jobs/*.json", /no office/],
  ["an office that closed", entries("offices.json", (list) => list.splice(1, 1)), "pages.json", /doesn’t have/],
  [
    "an office that opened",
    added("offices.json", { city: "Warsaw", country: "PL", latitude: 52.23, longitude: 21.01 }),
    "offices.json",
    /no text that lists/,
  ],
  [
    "an office that isn’t there",
    before("pages.json", "subtitle", "Visit our offices in Paris. "),
    "pages.json",
    /Paris|doesn’t have/,
  ],
  [
    "swapped coordinates",
    replaced(
      "offices.json",
      /"latitude": 51.5074,(\s*)"longitude": -0.1278/,
      '"latitude": -0.1278,$1"longitude": 51.5074',
    ),
    "offices.json",
    /swapped/,
  ],
  ["a lost minus", replaced("offices.json", /"longitude": -74.006/, '"longitude": 74.006'), "offices.json", /minus/],
  [
    "another country’s letters",
    replaced("offices.json", /"country": "GB"/, '"country": "FR"'),
    "offices.json",
    /not in the office/,
  ],
  [
    "a service’s name with a slip",
    replaced(
      "navigation.json",
      /"label": "All Services",(\s*)"to": "\/services"/,
      '"label": "Stratgy Development",$1"to": "/services/strategy"',
    ),
    "navigation.json",
    /is called/,
  ],
  [
    "a service’s name on another’s link",
    replaced(
      "navigation.json",
      /"label": "All Services",(\s*)"to": "\/services"/,
      '"label": "Market Analysis",$1"to": "/services/strategy"',
    ),
    "navigation.json",
    /leads to/,
  ],
  [
    "a speaker’s name with a slip",
    replaced("upcoming-webinars/*.json", /"speaker": "Daniel Cho|"speaker": "[^,"]*/, '"speaker": "Danial Cho'),
    "upcoming-webinars/*.json",
    /nobody of this name/,
  ],
  [
    "a speaker’s other title",
    replaced("upcoming-webinars/*.json", /("speaker": "[^,"]*), [^"]*/, "$1, Chief Magician"),
    "upcoming-webinars/*.json",
    /another title/,
  ],
  [
    "a network with another’s address",
    replaced("site.json", /https:\/\/x\.com\/\w+/, "https://www.instagram.com/x"),
    "site.json",
    /another network/,
  ],
  [
    "a line end within a paragraph",
    before("services.json", "detailedDescription", "One.\n"),
    "services.json",
    /same paragraph/,
  ],
  ["a line end in a long text", before("faq.json", "answer", "One.\n"), "faq.json", /in one paragraph/],
  ["words in no paragraph", html("One."), "articles/*.json", /no paragraph/],
  ["TBA", set("upcoming-webinars/*.json", "time", "TBA"), "upcoming-webinars/*.json", /still open/],
];

const words = (text: string) => before("why-us.json", "text", text);

/** The check has nothing to say of these. */
const HARMLESS: readonly (readonly [string, Edit])[] = [
  [
    "a case study whose months agree",
    study((record, measure, all) => {
      Object.assign(record, IN_ORDER);
      Object.assign(measure, { before: 19, after: 6, months: MONTHS });
      Object.assign(all, { facts: { size: "Two banks", duration: "12 months", team: "Six consultants" } });
    }),
  ],
  ["a case study that isn’t checked yet", study((record) => Reflect.deleteProperty(record, "check"))],
  ["a company called TK", words("We worked with TK Elevator. ")],
  ["a Roman numeral", words("Chapter XXX, page 20, size XL. ")],
  ["a factor", words("Output rose 3x, from 5 * 3 to 5 * 9. ")],
  ["brackets of an editor", words("“[They] kept […] their word [sic].” ")],
  ["abbreviations in brackets", words("The [EU] rules, and Nasdaq [NDAQ]. ")],
  ["numbered notes", words("Costs fell [1] and held [2]. ")],
  ["a footnote’s asterisk", words("Revenue* grew. ")],
  ["two asterisks far apart", words("Revenue* and margin* grew. ")],
  ["a number sign", words("Ranked #1 by clients, C# included. ")],
  ["underscores in a name", words("The file margin_by_customer. ")],
  ["a hyphen as a dash", words("One thing - the price - counts. ")],
  ["a sum that begins with a minus", words("-5% is not enough. ")],
  ["more than", words("> 40 stores. ")],
  ["a promise of confirmation", words("Priorities are to be decided by the board. ")],
  ["a rule about publishing", words("We do not publish client names. ")],
  ["a request to callers", words("Call us (ask for the duty partner). ")],
  ["a hint to check", words("Check the dates with your bank. ")],
  ["work in progress", words("Work in progress fell by half. ")],
  ["a first draft", words("A first draft arrives in a week. ")],
  ["things to do", words("There is much to do: begin. ")],
  ["Spanish for everything", words("Todo cambia, she says. ")],
  ["a sample", words("A sample of 40 stores, a dummy variable, a placeholder. ")],
  ["a test in a title", set("why-us.json", "title", "Tested before it is rolled out")],
  ["an en dash", words("Monday – Friday, 9 – 5. ")],
  ["an exclamation", words("Really?! Yes! ")],
  ["an apostrophe of a year", words("The class of ’98. ")],
  ["parts in parentheses", words("Banks (and insurers) pay (a little) more. ")],
  ["paragraphs with numbers", before("services.json", "detailedDescription", "1. Find.\n\n2. Mend.\n\n")],
  ["three paragraphs", before("industries.json", "overview", "One.\n\nTwo.\n\nThree.\n\n")],
  ["a code sample’s sign in HTML", html("<p>5 &lt; 6 &amp; 7 &gt; 6, 3 * 4 * 5.</p>")],
  ["a list and a quotation in HTML", html("<ul><li>One</li></ul><blockquote><p>Two</p></blockquote>")],
  ["line ends between tags", html("<p>One</p>\n\n<h3>Two</h3>\n<p>Three</p>\n")],
  ["a line end within a paragraph of HTML", html("<p>One\ntwo</p>")],
  ["an article of today", set("articles/*.json", "date", longDate(day(0)))],
  ["an old article", set("articles/*.json", "date", "March 3, 2015")],
  ["an upcoming webinar of today", set("upcoming-webinars/*.json", "date", longDate(day(0)))],
  ["a new category", set("articles/*.json", "category", "Supply Chain")],
  ["a category with two words of the site", set("articles/*.json", "category", "Technology and Leadership")],
  ["a department of the house", set("jobs/*.json", "department", "Finance")],
  ["a job anywhere", set("jobs/*.json", "location", "Remote")],
  ["a job at several offices", set("jobs/*.json", "location", "New York, San Francisco or London")],
  ["a job in a state", set("jobs/*.json", "location", "New York, NY")],
  ["a job abroad", replaced("jobs/*.json", /"location": "[^"]*"/, '"location": "Paris", "country": "FR"')],
  ["cities of clients", html("<p>Stores in New York, London and Tokyo sold more.</p>")],
  ["an office moved within its city", replaced("offices.json", /40\.7128/, "40.758")],
  ["a link in other words", replaced("navigation.json", /"label": "All Services"/, '"label": "What We Do"')],
  [
    "a speaker from elsewhere",
    replaced("upcoming-webinars/*.json", /"speaker": "[^"]*"/, '"speaker": "Ana Ruiz, Professor of Law"'),
  ],
  [
    "a profile on Instagram",
    replaced(
      "site.json",
      /("socialLinks": \[)/,
      '$1 { "network": "instagram", "label": "Aldermoor on Instagram", "url": "https://www.instagram.com/aldermoor" },',
    ),
  ],
  [
    "a profile on Mastodon",
    replaced(
      "site.json",
      /("socialLinks": \[)/,
      '$1 { "network": "mastodon", "label": "Aldermoor on Mastodon", "url": "https://social.example.org/@aldermoor" },',
    ),
  ],
  [
    "a profile on WeChat",
    replaced(
      "site.json",
      /("socialLinks": \[)/,
      '$1 { "network": "wechat", "label": "Aldermoor on WeChat", "url": "https://weixin.qq.com/r/abc" },',
    ),
  ],
];

async function toldOf(edit: Edit) {
  edit(content());
  return content().news();
}

test("the table is long enough to tell kinds of mistakes from cases", () => {
  expect(MISTAKES.length + WARNINGS.length).toBeGreaterThanOrEqual(60);
  expect(HARMLESS.length).toBeGreaterThanOrEqual(40);
});

describe.each([
  ["mistake", MISTAKES],
  ["warning", WARNINGS],
] as const)("is a %s", (severity, rows) => {
  test.each(rows.map((row) => [...row] as const))("%s", async (_name, edit, file, told) => {
    const news = await toldOf(edit);
    const [folder = "", ending] = file.split("*");
    const isThere = (finding: { readonly file: string }) =>
      ending === undefined ? finding.file === `data/${file}` : finding.file.startsWith(`data/${folder}`);
    const about = news.filter((finding) => isThere(finding) && told.test(finding.message));
    expect({ news, told: about.map((finding) => finding.severity) }).toMatchObject({
      told: expect.arrayContaining([severity]) as string[],
    });
    expect(about.every(({ line, remedy }) => line > 0 && remedy !== "")).toBe(true);
    if (severity === "warning") expect(news.filter((finding) => finding.severity === "mistake")).toEqual([]);
  });
});

test.each(HARMLESS.map(([name, edit]) => [name, edit] as const))("%s is fine", async (_name, edit) => {
  const news = await toldOf(edit);
  expect(news.filter(({ message }) => message !== "no content uses this picture")).toEqual([]);
});
