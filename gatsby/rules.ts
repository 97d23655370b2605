// The settings of the content check for this site: the paths of entries, and rules that schemas can't express.
import * as paths from "../src/lib/paths";
import type { Site } from "./check";
import { checkStudy } from "./check-studies";
import { headingsOf } from "./markdown";
import type { Entry } from "./schemas";

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

/**
 * Returns the settings of the content check.
 *
 * @param directory the folder that contains data/
 * @param today the day of the check, in ISO 8601 form
 */
export function thisSite(directory: string, today = new Date().toISOString().slice(0, 10)): Site {
  return {
    directory,
    today,
    paths: {
      pages: ({ id, sections }) => [
        paths.pagePath(String(id)),
        ...([sections].flat() as readonly (Entry | null | undefined)[]).map((section) =>
          paths.anchorPath(String(id), String(section?.id)),
        ),
      ],
      legal: ({ id, sections }) =>
        [sections].flat().map((_section, index) => paths.anchorPath(String(id), paths.legalSectionId(index))),
      services: withOwnPage("services", (id) => paths.detailPath("services", id)),
      industries: withOwnPage("industries", (id) => paths.detailPath("industries", id)),
      articles: articlePaths,
      "case-studies": withOwnPage("case-studies", paths.caseStudyPath),
      leaders: withOwnPage("about", paths.leaderPath),
    },
    rules: {
      "case-studies": checkStudy,
      navigation: checkLinkGroups,
      redirects: checkRedirect,
      offices: checkCountry,
      jobs: checkCountry,
    },
  };
}
