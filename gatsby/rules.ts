// What the check knows of this site: the paths of entries, the sections of pages, and rules that no schema can say.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import {
  anchorPath,
  articlePath,
  caseStudyPath,
  detailPath,
  leaderPath,
  legalSectionId,
  pagePath,
} from "../src/lib/paths";
import type { Content, Site } from "./check";
import { checkStudy } from "./check-studies";
import type { Study } from "./check-studies";
import type { Path } from "./json";
import { headingsOf } from "./markdown";
import { PICTURE_ORIGIN } from "./picture-host";
import type { Entry } from "./schemas";

/** A page queries its copy by its id in data/pages.json, and names each of its sections. */
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/** The query of a page about one entry, which takes some of its copy from the page that lists the entries. */
const OF_AN_ENTRY = /\bquery \w+\(\$jsonId:/;

/** Reads which sections the pages show from their sources, so that only a page and its copy name a section. */
function readSections(
  directory: string,
  isRead: (source: string) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  for (const folder of ["src/pages", "src/templates"]) {
    for (const file of readdirSync(join(directory, folder))) {
      const source = readFileSync(join(directory, folder, file), "utf8");
      const page = PAGE.exec(source)?.[1];
      if (page === undefined || !isRead(source)) continue;
      const shown = [...source.matchAll(SECTION)].map(([, id = ""]) => id);
      sections.set(page, [...new Set([...(sections.get(page) ?? []), ...shown])]);
    }
  }
  return sections;
}

/** The paths of entries that have a place on a list page and a page of their own. */
const withOwnPage =
  (page: string, ownPath: (id: string) => string) =>
  ({ id }: Entry) => [anchorPath(page, String(id)), ownPath(String(id))];

const withDetailPage = (list: "services" | "industries") => withOwnPage(list, (id) => detailPath(list, id));

/** An article's headings have anchors on the blog and on its own page. */
function articlePaths(entry: Entry): string[] {
  const own = withOwnPage("blog", articlePath)(entry);
  const headings = headingsOf(entry.content as string, String(entry.id));
  return [...own, ...headings.flatMap(({ id }) => [anchorPath("blog", id), `${articlePath(String(entry.id))}#${id}`])];
}

type Rule = Site["rules"][number];

/** The entries of one kind of content, with what reports a problem of a value in them. */
function entriesOf<T>(contents: readonly Content[], kind: string) {
  return contents
    .filter((content) => content.kind === kind)
    .flatMap(({ file, entries }) =>
      entries.map(({ entry, path }) => ({ entry: entry as T, on: (...inner: Path) => file.on([...path, ...inner]) })),
    );
}

const checkStudies: Rule = (contents) => {
  for (const { entry, on } of entriesOf<Study>(contents, "case-studies")) checkStudy(entry, on);
};

type Group = Partial<Queries.NavigationGroup & Queries.SiteLink>;

/** No group of links is empty: a menu would open on nothing. */
const checkLinkGroups: Rule = (contents) => {
  for (const { entry, on } of entriesOf<Entry>(contents, "navigation"))
    for (const [key, groups] of Object.entries(entry))
      ([groups].flat() as Group[]).forEach(({ to, links = [], lists }, index) => {
        if (to === undefined && links.length === 0 && !lists)
          on(key, index, "links")("this group has no links", 'Add one, or say in "lists" what it lists.');
      });
};

/** A redirect is for an address that no page has. */
const checkRedirects: Rule = (contents, links) => {
  for (const { entry, on } of entriesOf<Queries.Redirect>(contents, "redirects"))
    if (links.has(entry.from))
      on("from")(`${entry.from} is a page of the site`, "Write the address of a page that is gone.");
};

/** The least and the greatest latitude and longitude of countries, in whole degrees. */
const COUNTRIES =
  "AE 22 27 51 57,AR -56 -21 -74 -53,AT 46 50 9 18,AU -44 -10 112 154,BE 49 52 2 7,BR -34 6 -74 -34,CA 41 84 -142 -52,CH 45 48 5 11," +
  "CL -56 -17 -76 -66,CN 18 54 73 135,CO -5 14 -82 -66,CZ 48 52 12 19,DE 47 56 5 16,DK 54 58 8 16,EG 21 32 24 37,ES 27 44 -19 5," +
  "FI 59 71 19 32,FR 41 52 -6 10,GB 49 61 -9 2,GR 34 42 19 30,HK 22 23 113 115,HU 45 49 16 23,ID -12 7 94 142,IE 51 56 -11 -5," +
  "IL 29 34 34 36,IN 6 36 68 98,IT 35 48 6 19,JP 20 46 122 154,KE -5 6 33 42,KR 33 39 124 132,LU 49 51 5 7,MX 14 33 -119 -86," +
  "MY 0 8 99 120,NG 4 14 2 15,NL 50 54 3 8,NO 57 72 4 32,NZ -48 -34 166 179,PH 4 22 116 127,PL 48 55 14 25,PT 30 43 -32 -6," +
  "QA 24 27 50 52,RO 43 49 20 30,SA 16 33 34 56,SE 55 70 10 25,SG 1 2 103 105,TH 5 21 97 106,TR 35 43 25 45,TW 21 26 118 123," +
  "UA 44 53 22 41,US 18 72 -180 -66,VN 8 24 102 110,ZA -35 -22 16 33";
const AREAS = new Map(
  COUNTRIES.split(",").map((country) => {
    const [code = "", ...degrees] = country.split(" ");
    return [code, degrees.map(Number) as [number, number, number, number]];
  }),
);

/** Countries exist, and offices are in theirs. */
const checkCountries: Rule = (contents) => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const places = ["offices", "jobs"].flatMap((kind) => entriesOf<Partial<Queries.Office>>(contents, kind));
  for (const { entry, on } of places) {
    const { country, latitude = NaN, longitude = NaN } = entry;
    if (!country) continue;
    const { region = "" } = new Intl.Locale(`und-${country}`);
    const meant = region === country ? "" : ` Did you mean "${region}"?`;
    if (meant || names.of(country) === undefined)
      on("country")(
        `"${country}" isn't the code of a country`,
        `Write its two letters, such as PL for Poland.${meant}`,
      );
    const [south, north, west, east] = AREAS.get(country) ?? [-90, 90, -180, 180];
    const isInLatitude = latitude >= south && latitude <= north;
    if (Number.isNaN(latitude) || (isInLatitude && longitude >= west && longitude <= east && (latitude || longitude)))
      continue;
    on(isInLatitude ? "longitude" : "latitude")(
      `${String(latitude)}, ${String(longitude)} isn't in ${names.of(country) ?? country}`,
      "Copy latitude and longitude from a map, in this order. South and west have a minus sign.",
    );
  }
};

/**
 * Returns what the check has to know of this site.
 *
 * @param directory the project's folder, in which data/ is
 * @param today the day of the check, in ISO 8601 form
 * @param sources the folder in which src/ is
 */
export function thisSite(directory: string, today = new Date().toISOString().slice(0, 10), sources = directory): Site {
  const onPages = readSections(sources, (source) => !OF_AN_ENTRY.test(source));
  return {
    directory,
    today,
    sections: readSections(sources),
    pages: [...onPages].flatMap(([page, ids]) => [pagePath(page), ...ids.map((id) => anchorPath(page, id))]),
    paths: {
      legal: ({ id, sections }) =>
        (sections as unknown[]).map((_section, index) => anchorPath(String(id), legalSectionId(index))),
      services: withDetailPage("services"),
      industries: withDetailPage("industries"),
      articles: articlePaths,
      "case-studies": withOwnPage("case-studies", caseStudyPath),
      leaders: withOwnPage("about", leaderPath),
    },
    pictureOrigin: PICTURE_ORIGIN,
    rules: [checkStudies, checkLinkGroups, checkRedirects, checkCountries],
  };
}
