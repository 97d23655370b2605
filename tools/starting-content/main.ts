// Is what the site starts with complete? Compares the content with the counts and names of docs/behaviour.md 3
import { isDeepStrictEqual } from "node:util";
import * as entries from "../../__tests__/support/entries";
import careers from "../../data/careers.json";
import legal from "../../data/legal.json";
import navigation from "../../data/navigation.json";
import partners from "../../data/partners.json";
import site from "../../data/site.json";

/**
 * `npm run starting-content` is run by hand, for a change that is to leave what the site started with as it
 * was. No test holds this: editors may add to all of it, and take away from it.
 */

const ids = (list: readonly { readonly id: unknown }[]) => list.map(({ id }) => id);
const labels = (list: readonly { readonly label: string }[]) => list.map(({ label }) => label);
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
const counts = (lists: readonly (readonly unknown[])[]) => lists.map(({ length }) => length);
const numbers = (list: readonly { readonly number?: number }[]) => list.map(({ number = 0 }) => number).sort();

const { articles, caseStudies, industries, jobs, services } = entries;
const webinars = [...entries.upcomingWebinars, ...entries.recordedWebinars];
const insights = navigation.header.find(({ label }) => label === "Insights");

/** What there is, what it is, and what it was at the start. */
const FACTS: readonly (readonly [what: string, found: unknown, expected: unknown])[] = [
  ["the year of the firm's foundation", site.founded, 2010],
  ["figures", site.statistics.map(({ value }) => value), ["95%", "500+"]],
  ["the figures' labels", labels(site.statistics), ["Client satisfaction", "Projects completed"]],
  ["social profiles", site.socialLinks.length, 3],
  [
    "languages",
    site.languages.map(({ code, name }) => `${code} ${name}`),
    ["en English", "es Spanish", "fr French", "de German"],
  ],
  ["groups of the navigation", labels(navigation.header), ["About", "Services", "Industries", "Insights", "Careers"]],
  ["insights", labels(insights?.links ?? []), ["Blog", "Case Studies", "White Papers", "Webinars"]],
  ["services", ids(services), ["consulting", "digital", "innovation", "strategy", "operations", "market-analysis"]],
  ["benefits of each service", counts(services.map(({ benefits }) => benefits)), [5, 5, 5, 5, 5, 5]],
  ["industries", ids(industries), ["finance", "healthcare", "manufacturing", "technology", "retail", "energy"]],
  ["challenges of each industry", counts(industries.map(({ challenges }) => challenges)), [5, 5, 5, 5, 5, 5]],
  ["solutions of each industry", counts(industries.map(({ solutions }) => solutions)), [5, 5, 5, 5, 5, 5]],
  ["case studies", ids(caseStudies), ["tech-transformation", "healthcare-innovation", "financial-optimization"]],
  ["results of each case study", counts(caseStudies.map(({ results }) => results)), [5, 5, 5]],
  ["articles", ids(articles), ["digital-transformation", "innovation-culture", "sustainability"]],
  ["numbers of white papers", numbers(entries.whitePapers), [1, 2, 3, 4, 5, 6]],
  ["webinars", webinars.length, 6],
  ["minutes of webinars", entries.recordedWebinars.map(({ duration }) => duration), [90, 75, 60]],
  ["numbers of jobs", numbers(jobs), [1, 2, 3, 4, 5]],
  ["kinds of employment", [...new Set(jobs.map(({ type }) => type))], ["Full-time"]],
  ["values", titles(careers.values), ["Innovation", "Collaboration", "Continuous Learning"]],
  ["benefits of working here", careers.benefits.length, 5],
  ["mention of 401(k) matching", careers.benefits.some(({ text }) => text.includes("401(k) matching")), true],
  ["leaders", ids(entries.leaders), [1, 2, 3, 4, 5, 6]],
  ["testimonials", entries.testimonials.length, 4],
  ["questions", entries.faq.length, 8],
  ["partners", partners.length, 12],
  ["slides", entries.heroSlides.length, 3],
  ["offices", entries.offices.map(({ city }) => city), ["New York", "San Francisco", "London"]],
  ["policies", ids(legal), ["privacy-policy", "terms-of-service"]],
  ["last updates of the policies", legal.map(({ lastUpdated }) => lastUpdated), ["May 1, 2023", "May 1, 2023"]],
];

const differing = FACTS.filter(([, found, expected]) => !isDeepStrictEqual(found, expected));
for (const [what, found, expected] of differing) {
  console.log(`${what}: ${JSON.stringify(found)}, at the start ${JSON.stringify(expected)}`);
}
console.log(`${String(FACTS.length - differing.length)} of ${String(FACTS.length)} are as at the start.`);
process.exitCode = differing.length > 0 ? 1 : 0;
