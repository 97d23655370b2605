import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { longDate } from "../lib/dates";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath, legalSectionId, pagePath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import { headingIds } from "./article-text";
import { leaderAnchor } from "./leader-anchor";
import { PICTURE_HOST } from "./picture-host";
import { anchoredSections, pageSections } from "./project-files";
import { contentRules } from "./rules/rules";

type EntryPaths = NonNullable<CheckOptions["entryPaths"]>[string];
type Entry = Parameters<EntryPaths["of"]>[0];

/** Whether a path leads to something on a page, or below it. */
const isUnder = (pageId: string) => (path: string) =>
  path.startsWith(`${pagePath(pageId)}/`) || path.startsWith(`${pagePath(pageId)}#`);

/** The paths of entries that have a place on a list page and a page of their own. */
const withOwnPage = (page: string, ownPath: (id: string) => string): EntryPaths => ({
  of: ({ id }) => [anchorPath(page, String(id)), ownPath(String(id))],
  mayOwn: isUnder(page),
});

const withDetailPage = (list: DetailList) => withOwnPage(list, (id) => detailPath(list, id));

/** Whether an article has the path's anchor on one of its headings, on the blog or on its own page. */
function hasHeading({ id, content }: Entry, path: string): boolean {
  const [page, anchor = ""] = path.split("#");
  const isOnPage = page === pagePath("blog") || page === articlePath(String(id));
  if (!isOnPage || typeof content !== "string" || !anchor.startsWith(`${String(id)}-`)) return false;
  return headingIds(content, String(id)).includes(anchor);
}

const sectionsOf = ({ sections }: Entry) => (Array.isArray(sections) ? [...sections.keys()] : []);

/** What the content check has to know of this site, for the build, the development server and `npm run check`. */
export const checkOptions: CheckOptions = {
  folder: "data",
  pictureOrigin: PICTURE_HOST.origin,
  longDate,
  rules: contentRules,
  fieldExtensions: { typeset: ({ format }) => (format === "html" ? { html: true } : {}) },
  sections: { pages: pageSections },
  pages: () =>
    [...anchoredSections()].flatMap(([page, sections]) => [
      pagePath(page),
      ...sections.map((section) => anchorPath(page, section)),
    ]),
  entryPaths: {
    legal: {
      of: (text) => sectionsOf(text).map((index) => anchorPath(String(text.id), legalSectionId(index))),
      mayOwn: (path) => path.includes("#"),
    },
    services: withDetailPage("services"),
    industries: withDetailPage("industries"),
    articles: { ...withOwnPage("blog", articlePath), hasAnchor: hasHeading },
    "case-studies": withOwnPage("case-studies", caseStudyPath),
    leaders: {
      of: ({ name }) => {
        const anchor = leaderAnchor(String(name));
        return [anchorPath("about", anchor), leaderPath(anchor)];
      },
      mayOwn: isUnder("about"),
    },
  },
};
