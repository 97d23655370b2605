import site from "../../../data/site.json";
import { leaderAnchor } from "../../../src/content/leader-anchor";
import { articles, caseStudies, industries, leaders, services } from "../../support/entries";

/** A page of the site, and its title: docs/behaviour.md 2. */
export interface Route {
  readonly path: string;
  readonly title: string;
}

/** What a template makes a page of. */
interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The title of a page but the home page. */
export const titled = (title: string): string => `${title} | ${site.brand}`;

const details = (base: string, entries: readonly Entry[]): Route[] =>
  entries.map(({ id, title }) => ({ path: `${base}/${id}`, title: titled(title) }));

/** The leaders, as entries by whose names pages are called. */
const people = leaders.map((leader) => ({ ...leader, id: leaderAnchor(leader.name), title: leader.name }));

/** Every route that answers 200. */
export const ROUTES: readonly Route[] = [
  { path: "/", title: `${site.product} - Innovative Business Solutions` },
  { path: "/about", title: titled("About Us") },
  ...details("/about", people),
  { path: "/services", title: titled("Services") },
  ...details("/services", services),
  { path: "/industries", title: titled("Industries") },
  ...details("/industries", industries),
  { path: "/blog", title: titled("Blog") },
  ...details("/blog", articles),
  { path: "/case-studies", title: titled("Case Studies") },
  ...details("/case-studies", caseStudies),
  { path: "/white-papers", title: titled("White Papers") },
  { path: "/webinars", title: titled("Webinars") },
  { path: "/careers", title: titled("Careers") },
  { path: "/contact", title: titled("Contact") },
  { path: "/privacy-policy", title: titled("Privacy Policy") },
  { path: "/terms-of-service", title: titled("Terms of Service") },
  { path: "/sitemap", title: titled("Sitemap") },
  { path: "/faq", title: titled("FAQ") },
];

/** Every page that a visitor can come to, and the status that it answers with. */
export const PAGES: readonly (Route & { readonly status: number })[] = [
  ...ROUTES.map((route) => ({ ...route, status: 200 })),
  { path: "/not-found", title: titled("Page Not Found"), status: 404 },
];

/** The pages that one template makes: each has the same parts, with an entry's own words and pictures. */
const TEMPLATES: readonly (readonly [base: string, entries: readonly Entry[]])[] = [
  ["/about", people],
  ["/services", services],
  ["/industries", industries],
  ["/blog", articles],
  ["/case-studies", caseStudies],
];

/** Two entries that stand for all of their template: the first, and of the others the one with most to say. */
function examplesOf(entries: readonly Entry[]): readonly Entry[] {
  const [first, ...others] = entries;
  const length = (entry: Entry) => JSON.stringify(entry).length;
  const longest = others.toSorted((one, other) => length(other) - length(one)).slice(0, 1);
  return first ? [first, ...longest] : [];
}

const OTHERS = new Set(
  TEMPLATES.flatMap(([base, entries]) => {
    const examples = examplesOf(entries);
    return entries.filter((entry) => !examples.includes(entry)).map(({ id }) => `${base}/${id}`);
  }),
);

/** The pages that a change of the content has changed, where it is judged by them alone: `CHANGED_PAGES="/ /blog"`. */
const CHANGED = process.env.CHANGED_PAGES?.split(" ");

/** Whether pages are looked at for what their content may break, and not for their template. */
export const JUDGES_CONTENT = CHANGED !== undefined;

/** The page at a path; of one that only much content makes, such as "/blog/page/2", the title isn't known. */
const pageAt = (path: string) =>
  PAGES.find((page) => page.path === path) ?? { path, title: expect.any(String) as string, status: 200 };

/**
 * The pages for checks that take long: those that the content has changed, or all but the further ones of a template, of
 * which two are among these.
 */
export const EXAMPLE_PAGES = CHANGED?.map(pageAt) ?? PAGES.filter(({ path }) => !OTHERS.has(path));

/** The further pages of the templates. */
export const OTHER_PAGES = PAGES.filter(({ path }) => OTHERS.has(path));
