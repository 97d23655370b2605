import { articles, caseStudies, industries, leaders, services, whitePapers } from "../support/entries";
import type { Practice } from "../support/entries";
import { withoutNoBreaks } from "../../src/lib/text";
import { all, attributes, shareStaticPages, texts, theOne } from "./support/static-pages";
import { newVisitor } from "./support/visitor";

// Who answers for a service or an industry, and what shows the work: docs/behaviour.md 2.4 and 2.6.

const visitor = newVisitor();

const PAGES = [
  ...services.map((entry: Practice) => ({ path: `/services/${entry.id}`, entry, query: `?service=${entry.id}` })),
  ...industries.map((entry: Practice) => ({ path: `/industries/${entry.id}`, entry, query: "" })),
];

const one = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error("data/ has no such entry");
  return found;
};

/** Whether the site has the entry that another one names. */
const shows = (named: string | undefined, entries: readonly { readonly id: string }[]): boolean =>
  named !== undefined && entries.some(({ id }) => id === named);

const pageAt = shareStaticPages(PAGES.map(({ path }) => path));

/** What a part of a page says, as it is written in `data/`. */
const said = (element: Element) => withoutNoBreaks(element.textContent ?? "");

test.each(PAGES)("$path shows its facts, its partner, and the way to the team", ({ path, entry, query }) => {
  const { document } = pageAt(path);
  expect(texts(document, "main dl > div > dt")).toEqual((entry.facts ?? []).map(({ label }) => label));
  expect(texts(document, "main dl > div > dd").map(withoutNoBreaks)).toEqual(
    (entry.facts ?? []).map(({ value }) => value),
  );

  expect(texts(document, "h2")).toContain("Overview");
  expect(texts(document, "h3").map(withoutNoBreaks)).toContain(entry.headline);

  const partner = one(leaders.find(({ id }) => id === entry.partner));
  const links = all(theOne(document, "section#in-practice"), "a");
  const link = links.find((candidate) => candidate.textContent === partner.name);
  expect(link?.getAttribute("href")).toBe(`/about/${partner.id}`);

  const nextStep = theOne(document, "section#next-step");
  expect(said(theOne(nextStep, "h2"))).toContain(partner.name);
  expect(said(nextStep)).toContain(entry.invitation);
  const button = theOne(nextStep, "a");
  expect(said(button)).toContain(`Talk to the ${entry.team} team`);
  expect(button.getAttribute("href")).toBe(`/contact${query}#request-consultation`);
});

test.each(PAGES)("$path shows the case and what to read, where it names them", ({ path, entry }) => {
  const section = theOne(pageAt(path).document, "section#in-practice");
  expect(attributes(section, "a", "href").filter((target) => !target.startsWith("/about"))).toEqual([
    ...(shows(entry.caseStudy, caseStudies) ? [`/case-studies#${entry.caseStudy}`] : []),
    ...(shows(entry.article, articles) ? [`/blog/${entry.article}`] : []),
    ...(shows(entry.whitePaper, whitePapers) ? ["/white-papers"] : []),
  ]);
  const shown = said(section);
  if (shows(entry.caseStudy, caseStudies)) {
    const { title, record } = one(caseStudies.find(({ id }) => id === entry.caseStudy));
    for (const words of [title, record?.measures[0]?.reached ?? ""]) expect(shown).toContain(words);
  }
  if (shows(entry.article, articles))
    expect(shown).toContain(one(articles.find(({ id }) => id === entry.article)).title);
  if (shows(entry.whitePaper, whitePapers))
    expect(shown).toContain(one(whitePapers.find(({ id }) => id === entry.whitePaper)).title);
});

test("the service is chosen where its button leads", async () => {
  const { entry, path } = one(PAGES[0]);
  const { page } = await visitor.visit(path);
  await page.getByRole("link", { name: `Talk to the ${entry.team} team` }).click();
  await page.waitForURL(`**/contact?service=${entry.id}#request-consultation`);
});
