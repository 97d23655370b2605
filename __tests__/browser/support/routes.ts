import site from "../../../data/site.json";
import { articles, caseStudies, industries, leaders, services } from "../../support/entries";

/** A page of the site, and its title: docs/behaviour.md 2. */
interface Route {
  readonly path: string;
  readonly title: string;
}

/** The title of a page but the home page. */
export const titled = (title: string): string => `${title} | ${site.brand}`;

/** The lists whose entries have pages of their own. */
const LISTS: readonly (readonly [base: string, title: string, entries: readonly { id: string; title: string }[]])[] = [
  ["/about", "About Us", leaders.map(({ name, ...leader }) => ({ ...leader, title: name }))],
  ["/services", "Services", services],
  ["/industries", "Industries", industries],
  ["/blog", "Blog", articles],
  ["/case-studies", "Case Studies", caseStudies],
];

/** Every route that answers 200. */
export const ROUTES: readonly Route[] = [
  { path: "/", title: `${site.product} - Innovative Business Solutions` },
  ...LISTS.flatMap(([base, name, entries]) => [
    { path: base, title: titled(name) },
    ...entries.map(({ id, title }) => ({ path: `${base}/${id}`, title: titled(title) })),
  ]),
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

/** The pages of all entries but the longest of each list, which is checked for all of its template. */
const OTHERS = new Set(
  LISTS.flatMap(([base, , entries]) => {
    const length = (entry: object) => JSON.stringify(entry).length;
    const [, ...others] = entries.toSorted((one, other) => length(other) - length(one));
    return others.map(({ id }) => `${base}/${id}`);
  }),
);

/** One page of each template. */
export const EXAMPLE_PAGES = PAGES.filter(({ path }) => !OTHERS.has(path));

/** The further pages of the templates. */
export const OTHER_PAGES = PAGES.filter(({ path }) => OTHERS.has(path));
