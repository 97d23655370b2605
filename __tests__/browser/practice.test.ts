import articles from "../../data/articles.json";
import caseStudies from "../../data/case-studies.json";
import industries from "../../data/industries.json";
import leaders from "../../data/leaders.json";
import services from "../../data/services.json";
import whitePapers from "../../data/white-papers.json";
import { splitResult } from "../../src/lib/split-result";
import { withoutNoBreaks } from "../../src/lib/text";
import { newVisitor } from "./support/visitor";

// Who answers for a service or an industry, and what shows the work: docs/behaviour.md 2.4 and 2.6.

/** A service or an industry, as its file has it. */
interface Entry {
  readonly id: string;
  readonly partner: number;
  readonly caseStudy?: string;
  readonly article?: string;
  readonly whitePaper?: number;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly team: string;
  readonly invitation: string;
}

const visitor = newVisitor();

const PAGES = [
  ...services.map((entry: Entry) => ({ path: `/services/${entry.id}`, entry, query: `?service=${entry.id}` })),
  ...industries.map((entry: Entry) => ({ path: `/industries/${entry.id}`, entry, query: "" })),
];

const one = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error("data/ has no such entry");
  return found;
};

const visit = async (path: string) => (await visitor.visitAgain(path, { javaScriptEnabled: false })).page;

test.each(PAGES)("$path shows its facts, its partner, and the way to the team", async ({ path, entry, query }) => {
  const page = await visit(path);
  const facts = page.locator("main dl");
  expect(await facts.locator("dt").allTextContents()).toEqual(entry.facts.map(({ label }) => label));
  expect((await facts.locator("dd").allTextContents()).map(withoutNoBreaks)).toEqual(
    entry.facts.map(({ value }) => value),
  );

  const partner = one(leaders.find(({ id }) => id === entry.partner));
  const link = page.locator("section#in-practice").getByRole("link", { name: partner.name, exact: true });
  expect(await link.getAttribute("href")).toMatch(/^\/about#./);

  const nextStep = page.locator("section#next-step");
  expect(await nextStep.getByRole("heading").innerText()).toContain(partner.name);
  expect(withoutNoBreaks(await nextStep.innerText())).toContain(entry.invitation);
  const button = nextStep.getByRole("link", { name: `Talk to the ${entry.team} team` });
  expect(await button.getAttribute("href")).toBe(`/contact${query}#request-consultation`);
});

test.each(PAGES)("$path shows the case and what to read, where it names them", async ({ path, entry }) => {
  const section = (await visit(path)).locator("section#in-practice");
  const targets = await section
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.filter((target) => !target.startsWith("/about"))).toEqual([
    ...(entry.caseStudy ? [`/case-studies#${entry.caseStudy}`] : []),
    ...(entry.article ? [`/blog/${entry.article}`] : []),
    ...(entry.whitePaper ? ["/white-papers"] : []),
  ]);
  const shown = withoutNoBreaks(await section.innerText());
  if (entry.caseStudy) {
    const { title, results } = one(caseStudies.find(({ id }) => id === entry.caseStudy));
    const { figure, label } = splitResult(one(results[0]));
    for (const words of [title, figure ?? "", label]) expect(shown).toContain(words);
  }
  if (entry.article) expect(shown).toContain(one(articles.find(({ id }) => id === entry.article)).title);
  if (entry.whitePaper) expect(shown).toContain(one(whitePapers.find(({ id }) => id === entry.whitePaper)).title);
});

test("the partner's name leads to the partner", async () => {
  const { entry, path } = one(PAGES[0]);
  const { name } = one(leaders.find(({ id }) => id === entry.partner));
  const { page } = await visitor.visit(path);
  await page.locator("section#in-practice").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(/\/about#/);
  const anchor = decodeURIComponent(new URL(page.url()).hash);
  expect(await page.locator(anchor).innerText()).toContain(name);
});

test("the service is chosen where its button leads", async () => {
  const { entry, path } = one(PAGES[0]);
  const { page } = await visitor.visit(path);
  await page.getByRole("link", { name: `Talk to the ${entry.team} team` }).click();
  await page.waitForURL(`**/contact?service=${entry.id}#request-consultation`);
});
