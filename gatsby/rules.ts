// What the check knows of this site: the paths of entries, the sections of pages, and rules that no schema can say.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as paths from "../src/lib/paths";
import type { Site } from "./check";
import { didYouMean, nearest } from "./check-shape";
import { checkStudy } from "./check-studies";
import { headingsOf } from "./markdown";
import type { Entry } from "./schemas";

/** A page queries its copy by its id in data/pages.json, and names each of its sections. */
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/** The query of a page about one entry, which takes some of its copy from the page that lists the entries. */
const OF_AN_ENTRY = /\bquery \w+\(\$jsonId:/;

/** Reads which sections the pages show from their sources, so that only a page and its copy name a section. */
function readPages(directory: string) {
  const sections = new Map<string, readonly string[]>();
  const pages: string[] = [];
  for (const folder of ["src/pages", "src/templates"].map((one) => join(directory, one))) {
    for (const source of readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"))) {
      const page = PAGE.exec(source)?.[1];
      if (page === undefined) continue;
      const ids = [...source.matchAll(SECTION)].map(([, id = ""]) => id);
      sections.set(page, [...new Set([...(sections.get(page) ?? []), ...ids])]);
      if (!OF_AN_ENTRY.test(source)) pages.push(paths.pagePath(page), ...ids.map((id) => paths.anchorPath(page, id)));
    }
  }
  return { sections, pages };
}

/** The paths of entries that have a place on a list page and a page of their own. */
const withOwnPage =
  (page: string, ownPath: (id: string) => string) =>
  ({ id }: Entry) => [paths.anchorPath(page, String(id)), ownPath(String(id))];

/** An article's headings have anchors on the blog and on its own page. */
function articlePaths(entry: Entry): string[] {
  const own = withOwnPage("blog", paths.articlePath)(entry);
  const headings = headingsOf(String(entry.content), String(entry.id));
  return [
    ...own,
    ...headings.flatMap(({ id }) => [paths.anchorPath("blog", id), `${paths.articlePath(String(entry.id))}#${id}`]),
  ];
}

type Rule = Site["rules"][string];
type Group = Partial<Queries.NavigationGroup & Queries.SiteLink>;

/** No group of links is empty: a menu would open on nothing. */
const checkLinkGroups: Rule = (entry, on) => {
  for (const [key, groups] of Object.entries(entry))
    ([groups].flat() as Group[]).forEach(({ to, links = [], lists }, index) => {
      if (to === undefined && links.length === 0 && !lists)
        on(key, index, "links")("this group has no links", 'Add one, or say in "lists" what it lists.');
    });
};

/** A redirect is for an address that no page has. */
const checkRedirect: Rule = ({ from }, on, links) => {
  if (links.has(String(from))) on("from")("the site has this page", "Write the address of a page that is gone.");
};

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const AMERICAS = "US CA MX BR AR CL CO PE".split(" ");

/** Countries exist, and offices are where they can be. "UK" has a name, too, but its code is GB. */
const checkCountry: Rule = ({ country, latitude, longitude }, on) => {
  if (Math.abs(Number(latitude)) < 1)
    on("latitude")("this is on the equator", "Copy latitude and longitude from a map, in this order.", "warning");
  if (AMERICAS.includes(String(country)) && Number(longitude) > 0)
    on("longitude")(
      `this is far from ${String(country)}`,
      "Write a minus sign before it: the place is west of Greenwich.",
    );
  if (typeof country === "string" && (country === "UK" || !COUNTRIES.of(country)))
    on("country")(`"${country}" isn't the code of a country`, "Write two letters, such as GB or PL.");
};

/** A page's entry has the sections that the page shows. */
function checkSections(shown: readonly string[], entry: Entry, on: Parameters<Rule>[1]): void {
  const ids = ((entry.sections ?? []) as readonly Entry[]).map(({ id }) => String(id));
  const missing = shown.filter((id) => !ids.includes(id));
  ids.forEach((id, index) => {
    const remedy = `It shows ${shown.join(", ")}.${didYouMean(nearest(id, missing))}`;
    if (!shown.includes(id)) on("sections", index, "id")(`the page shows no section "${id}"`, remedy);
  });
  if (ids.length < shown.length) on("sections")(`sections are missing: ${missing.join(", ")}`, "Bring them back.");
}

/**
 * Returns what the check has to know of this site.
 *
 * @param directory the project's folder, in which data/ is
 * @param today the day of the check, in ISO 8601 form
 * @param sources the folder in which src/ is
 */
export function thisSite(directory: string, today = new Date().toISOString().slice(0, 10), sources = directory): Site {
  const { sections, pages } = readPages(sources);
  return {
    pages,
    directory,
    today,
    paths: {
      legal: ({ id, sections }) =>
        [sections].flat().map((_section, index) => paths.anchorPath(String(id), paths.legalSectionId(index))),
      services: withOwnPage("services", (id) => paths.detailPath("services", id)),
      industries: withOwnPage("industries", (id) => paths.detailPath("industries", id)),
      articles: articlePaths,
      "case-studies": withOwnPage("case-studies", paths.caseStudyPath),
      leaders: withOwnPage("about", paths.leaderPath),
    },
    rules: {
      pages: (entry, on) => checkSections(sections.get(String(entry.id)) ?? [], entry, on),
      "case-studies": checkStudy,
      navigation: checkLinkGroups,
      redirects: checkRedirect,
      offices: checkCountry,
      jobs: checkCountry,
    },
  };
}
