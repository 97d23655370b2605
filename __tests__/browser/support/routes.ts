import site from "../../../data/site.json";
import { articles, caseStudies, industries, leaders, services } from "../../support/entries";

interface Route {
  readonly path: string;
  readonly title: string;
}

/** The document title of every page except the home page. */
export const pageTitle = (title: string): string => `${title} | ${site.brand}`;

/** The lists whose entries have their own pages. */
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
    { path: base, title: pageTitle(name) },
    ...entries.map(({ id, title }) => ({ path: `${base}/${id}`, title: pageTitle(title) })),
  ]),
  { path: "/white-papers", title: pageTitle("White Papers") },
  { path: "/webinars", title: pageTitle("Webinars") },
  { path: "/careers", title: pageTitle("Careers") },
  { path: "/contact", title: pageTitle("Contact") },
  { path: "/privacy-policy", title: pageTitle("Privacy Policy") },
  { path: "/terms-of-service", title: pageTitle("Terms of Service") },
  { path: "/sitemap", title: pageTitle("Sitemap") },
  { path: "/faq", title: pageTitle("FAQ") },
];

/** Every page with its HTTP status. */
export const PAGES: readonly (Route & { readonly status: number })[] = [
  ...ROUTES.map((route) => ({ ...route, status: 200 })),
  { path: "/not-found", title: pageTitle("Page Not Found"), status: 404 },
];

/** The pages of all entries except the longest of each list: checking the longest is enough for its template. */
const OTHERS = new Set(
  LISTS.flatMap(([base, , entries]) => {
    const length = (entry: object) => JSON.stringify(entry).length;
    const [, ...others] = entries.toSorted((one, other) => length(other) - length(one));
    return others.map(({ id }) => `${base}/${id}`);
  }),
);

/** One page of each template. */
export const EXAMPLE_PAGES = PAGES.filter(({ path }) => !OTHERS.has(path));
