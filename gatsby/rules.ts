// The settings of the content check for this site: the paths of entries, the sections of pages, and rules that schemas
// can't express.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as paths from "../src/lib/paths";
import type { At, Site } from "./check";
import { didYouMean, nearest } from "./check-shape";
import { checkStudy } from "./check-studies";
import { headingsOf } from "./markdown";
import type { Entry } from "./schemas";

/** A page queries its copy by an id in data/pages.json, and names each of its sections. */
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/** The query of a page about one entry, which shares copy with the page that lists the entries. */
const ENTRY_QUERY = /\bquery \w+\(\$jsonId:/;

/** Reads the sections of the pages from their sources: a list here would repeat them. */
function readPages(directory: string) {
  const sections = new Map<string, readonly string[]>();
  const pages: string[] = [];
  for (const folder of ["src/pages", "src/templates"].map((one) => join(directory, one))) {
    for (const source of readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"))) {
      const page = PAGE.exec(source)?.[1];
      if (page === undefined) continue;
      const ids = [...source.matchAll(SECTION)].map(([, id = ""]) => id);
      sections.set(page, [...new Set([...(sections.get(page) ?? []), ...ids])]);
      if (!ENTRY_QUERY.test(source)) pages.push(paths.pagePath(page), ...ids.map((id) => paths.anchorPath(page, id)));
    }
  }
  return { sections, pages };
}

/** The paths of entries that have an anchor on a list page and a page of their own. */
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

/** A group of links must have a link: otherwise its menu would be empty. */
const checkLinkGroups: Rule = (entry, at) => {
  for (const [key, groups] of Object.entries(entry))
    ([groups].flat() as Group[]).forEach(({ to, links = [], lists }, index) => {
      if (to === undefined && links.length === 0 && !lists)
        at(key, index, "links")("this group has no links", 'Add one, or name a list in "lists".');
    });
};

/** A redirect must not hide a page. */
const checkRedirect: Rule = ({ from }, at, links) => {
  if (links.has(String(from))) at("from")("the site has a page with this path", "Write the path of a deleted page.");
};

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const AMERICAS = "US CA MX BR AR CL CO PE".split(" ");

/** Countries must exist, and coordinates must fit them. Intl accepts "UK" too, but the ISO code is GB. */
const checkCountry: Rule = ({ country, latitude, longitude }, at) => {
  if (Math.abs(Number(latitude)) < 1)
    at("latitude")("this place is on the equator", "Copy latitude and longitude from a map, in this order.", "warning");
  if (AMERICAS.includes(String(country)) && Number(longitude) > 0)
    at("longitude")(`this place isn't in ${String(country)}`, "Write a minus sign before the number.");
  if (typeof country === "string" && (country === "UK" || !COUNTRIES.of(country)))
    at("country")(`"${country}" isn't a country code`, "Write two letters, such as GB or PL.");
};

/** A page's copy must have exactly the sections that the page shows. */
function checkSections(shown: readonly string[], entry: Entry, at: At): void {
  const ids = ((entry.sections ?? []) as readonly Entry[]).map(({ id }) => String(id));
  const missing = shown.filter((id) => !ids.includes(id));
  ids.forEach((id, index) => {
    const remedy = `It shows ${shown.join(", ")}.${didYouMean(nearest(id, missing))}`;
    if (!shown.includes(id)) at("sections", index, "id")(`the page shows no section "${id}"`, remedy);
  });
  if (ids.length < shown.length)
    at("sections")(
      `sections are missing: ${missing.join(", ")}`,
      "Add them here, or remove them from the page's file in src/.",
    );
}

/**
 * Returns the settings of the content check.
 *
 * @param directory the folder that contains data/
 * @param today the day of the check, in ISO 8601 form
 * @param sources the folder that contains src/
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
      pages: (entry, at) => checkSections(sections.get(String(entry.id)) ?? [], entry, at),
      "case-studies": checkStudy,
      navigation: checkLinkGroups,
      redirects: checkRedirect,
      offices: checkCountry,
      jobs: checkCountry,
    },
  };
}
