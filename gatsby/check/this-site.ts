// The settings of the content check for this site: the paths of entries, and rules that schemas can't express.
import { iso1A2Codes } from "@rapideditor/country-coder";
import { SITE_URL } from "../../src/layout/site-url";
import * as paths from "../../src/lib/paths";
import type { Rule, Site } from "./check-content";
import { checkPages, partsIn } from "./pages";
import { didYouMean, nearest } from "./shape";
import { checkStudy, lacksResult } from "./case-study";
import { isFormat } from "../content/formats";
import { headingsOf } from "../content/markdown";
import type { Entry } from "../content/schemas";

/** The paths of entries that have an anchor on a list page and a page of their own. */
const withOwnPage =
  (page: string, ownPath: (id: string) => string) =>
  ({ id }: Entry) => [paths.anchorPath(page, String(id)), ownPath(String(id))];

/** An article's headings have anchors on the blog and on its own page. */
function articlePaths(entry: Entry): string[] {
  const own = withOwnPage("blog", paths.articlePath)(entry);
  const headings = headingsOf(String(entry.content), String(entry.id));
  const page = paths.articlePath(String(entry.id));
  return [...own, ...headings.flatMap(({ id }) => [paths.anchorPath("blog", id), `${page}#${id}`])];
}

/** A redirect must not hide a page, the desk or a function. */
const checkRedirect: Rule = ({ from }, at, links) => {
  if (links.has(String(from)) || /^\/(?:admin|api)\b/.test(String(from)))
    at("from")("the site has a page with this path", "Write the path of a deleted page.");
};

/** A speaker who is no leader is a guest, or a leader with a misspelled name. */
const checkSpeaker: Rule = ({ speaker }, at, _links, entriesOf) => {
  const names = entriesOf("leaders").map(({ name }) => String(name));
  if (names.some((name) => String(speaker).includes(name))) return;
  const similar = nearest(String(speaker).replace(/,.*/, ""), names);
  if (similar)
    at("speaker")("no leader has this name", `Correct it if it is misspelled.${didYouMean(similar)}`, "warning");
};

/** The target belongs to the case study. Without one, the caption has a result of it, as it was at the last check. */
const checkSlide: Rule = ({ caption, caseStudy, target }, at, _links, entriesOf) => {
  const study: Partial<Queries.CaseStudy> | undefined = entriesOf("case-studies").find(({ id }) => id === caseStudy);
  if (!study) return;
  const targets = study.record?.targets ?? [];
  const labels = targets.map(({ label }) => label);
  if (target !== undefined && !labels.includes(String(target)))
    at("target")(
      "its case study has no target with this label",
      `Copy one.${didYouMean(nearest(String(target), labels))}`,
    );
  else if (target === undefined && targets.length > 0 && lacksResult(String(caption ?? ""), targets))
    at("caption")("this has no result of its case study", "Write a number of the check six months later.", "warning");
};

/** Coordinates must be in the country, or within about five kilometres, because the package's borders are rough. */
const checkOffice: Rule = (office, at) => {
  const { country, latitude, longitude } = office as unknown as Queries.Office;
  const isThere = (west: number, east: number) =>
    iso1A2Codes([west - 0.05, latitude - 0.05, east + 0.05, latitude + 0.05]).includes(country);
  const message = `this place isn't in the office's country, ${country}`;
  const remedy = "Copy both from a map, latitude first: they may be swapped, or a minus sign may be missing.";
  if (isFormat("country", country) && !isThere(longitude, longitude))
    at(isThere(-180, 180) ? "longitude" : "latitude")(message, remedy);
};

/** Returns the settings of the content check of `directory`/data, on a day in ISO 8601 form. */
export function thisSite(directory: string, today = new Date().toISOString().slice(0, 10)): Site {
  return {
    directory,
    today,
    address: SITE_URL,
    paths: {
      pages: ({ id, sections }) => [
        paths.pagePath(String(id)),
        ...partsIn(sections).map((section) => paths.anchorPath(String(id), String(section?.id))),
      ],
      legal: ({ id, sections }) =>
        partsIn(sections).map((_section, index) => paths.anchorPath(String(id), paths.legalSectionId(index))),
      services: withOwnPage("services", (id) => paths.practicePath("services", id)),
      industries: withOwnPage("industries", (id) => paths.practicePath("industries", id)),
      articles: articlePaths,
      "case-studies": withOwnPage("case-studies", paths.caseStudyPath),
      leaders: withOwnPage("about", paths.leaderPath),
      jobs: ({ id }) => [paths.anchorPath("careers", String(id))],
    },
    rules: {
      "case-studies": checkStudy,
      redirects: checkRedirect,
      offices: checkOffice,
      "hero-slides": checkSlide,
      "upcoming-webinars": checkSpeaker,
    },
    fileRules: { pages: checkPages },
  };
}
