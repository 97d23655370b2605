import site from "../../../data/site.json";
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
const people = leaders.map((leader) => ({ ...leader, title: leader.name }));

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

/** The entry that is checked for all of its template: the one with most to say. */
function exampleOf(entries: readonly Entry[]): Entry | undefined {
  const length = (entry: Entry) => JSON.stringify(entry).length;
  return entries.toSorted((one, other) => length(other) - length(one))[0];
}

const OTHERS = new Set(
  TEMPLATES.flatMap(([base, entries]) => {
    const example = exampleOf(entries);
    return entries.filter((entry) => entry !== example).map(({ id }) => `${base}/${id}`);
  }),
);

/** One page of each template. */
export const EXAMPLE_PAGES = PAGES.filter(({ path }) => !OTHERS.has(path));

/** The further pages of the templates. */
export const OTHER_PAGES = PAGES.filter(({ path }) => OTHERS.has(path));
