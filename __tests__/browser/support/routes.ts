import pages from "../../../data/pages.json";
import site from "../../../data/site.json";
import { pagePath } from "../../../src/lib/paths";
import { articles, caseStudies, industries, leaders, services } from "../../support/entries";

/** The document title of every page except the home page. */
export const pageTitle = (title: string): string => `${title} | ${site.brand}`;

/** The lists whose entries have their own pages. */
const LISTS = Object.entries<readonly { readonly id: string; readonly title: string; readonly shortTitle?: string }[]>({
  "/about": leaders.map(({ name, ...leader }) => ({ ...leader, title: name })),
  "/services": services,
  "/industries": industries,
  "/blog": articles,
  "/case-studies": caseStudies,
});

const homeTitle = pages.find(({ id }) => id === "home")?.title ?? "";

/** Every route that answers 200, with the title of its document and its own. */
export const ROUTES = [
  { path: "/", title: `${site.product} - ${homeTitle}`, ownTitle: homeTitle },
  ...pages
    .filter(({ id }) => id !== "home" && id !== "not-found")
    .map(({ id, title }) => ({ path: pagePath(id), title: pageTitle(title), ownTitle: title })),
  ...LISTS.flatMap(([base, entries]) =>
    entries.map(({ id, title: ownTitle, shortTitle = ownTitle }) => {
      return { path: `${base}/${id}`, title: pageTitle(shortTitle), ownTitle };
    }),
  ),
];

export const isRoute = (path: string) => ROUTES.some((route) => route.path === path);

export const PAGES = [
  ...ROUTES.map((route) => ({ ...route, status: 200 })),
  { path: "/not-found", title: pageTitle(pages.find(({ id }) => id === "not-found")?.title ?? ""), status: 404 },
];

/** The pages of all entries except the longest of each list: checking the longest is enough for its template. */
const OTHERS = new Set(
  LISTS.flatMap(([base, entries]) => {
    const length = (entry: object) => JSON.stringify(entry).length;
    const [, ...others] = entries.toSorted((one, other) => length(other) - length(one));
    return others.map(({ id }) => `${base}/${id}`);
  }),
);

/** One page of each template. */
export const EXAMPLE_PAGES = PAGES.filter(({ path }) => !OTHERS.has(path));
