import { ARTICLE_FIELDS } from "../content/article-fields";
import { westernmostDay } from "../content/build-day";
import { hasEnded } from "../content/webinar-lists";
import { articlePath, caseStudyPath, detailPath, pagePath } from "../lib/paths";
import type { EntryNode } from "./entry-node";
import { loadPage } from "./load-page";
import type { LoadedPage, PageData } from "./load-page";
import type { PreviewedFormName } from "./previewed-forms";
import type { References } from "./references";

/** How an entry of one kind is shown: by a page of the site, with the entry in its data. */
interface Kind {
  /** The address of the page, or another name of it. */
  address(entry: EntryNode): string;
  /** Fetches the page of an address. */
  load(address: string): Promise<LoadedPage>;
  /** Puts the entry into the data of the page. */
  data(data: PageData, entry: EntryNode, references: References): PageData;
}

/** A list as a query returns it. */
interface Nodes {
  readonly nodes: readonly { readonly jsonId: unknown }[];
}

/** Puts an entry in the place of the one with its id, or before all others. */
function put(entries: Nodes["nodes"], entry: EntryNode): Nodes["nodes"] {
  const isKnown = entries.some(({ jsonId }) => jsonId === entry.jsonId);
  return isKnown ? entries.map((one) => (one.jsonId === entry.jsonId ? entry : one)) : [entry, ...entries];
}

/** An entry that is one of a page's list. */
const inList = (pageId: string, list: string) =>
  ({
    address: () => pagePath(pageId),
    load: loadPage,
    data: (data, entry) => ({ ...data, [list]: { nodes: put((data[list] as Nodes).nodes, entry) } }),
  }) satisfies Kind;

/** A service or an industry, whose page names people and texts of other files. */
const practice = (list: "services" | "industries", field: string) =>
  ({
    // The page that looks up any id: a new entry has none of its own yet.
    address: () => detailPath(list, "[id]"),
    load: loadPage,
    data: (data, entry, { leader, caseStudy, article, whitePaper }) => ({
      ...data,
      [field]: {
        ...entry,
        partnerEntry: leader(entry.partner),
        caseStudyEntry: caseStudy(entry.caseStudy),
        articleEntry: article(entry.article),
        whitePaperEntry: whitePaper(entry.whitePaper),
      },
    }),
  }) satisfies Kind;

/** Whether nobody can register any more; a date that is none yet is to come. */
function isOver(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && hasEnded({ date }, westernmostDay(new Date()));
}

/** How the entries of each form are shown. */
export const KINDS: Readonly<Record<PreviewedFormName, Kind>> = {
  articles: {
    address: () => pagePath("blog"),
    // A new article has no page yet: the page of another one has the same around it.
    load: async (blog) => {
      const { pageContext } = (await loadPage(blog)).json;
      const [id = ""] = pageContext.ids as readonly string[];
      return loadPage(articlePath(id));
    },
    data: (data, entry, { leader }) => {
      const source = { content: String(entry.content), jsonId: String(entry.jsonId) };
      const { html, excerpt, readingMinutes } = ARTICLE_FIELDS;
      const computed = { html: html(source), excerpt: excerpt(source), readingMinutes: readingMinutes(source) };
      return { ...data, article: { ...entry, ...computed, authorEntry: leader(entry.author) } };
    },
  },
  jobs: inList("careers", "allJob"),
  "case-studies": {
    address: ({ jsonId }) => caseStudyPath(String(jsonId)),
    // A new study has no page yet, nor has a draft on the public site.
    load: async (address) => {
      const { cards, rows } = (await loadPage(pagePath("case-studies"))).json.data;
      const studies = [...(cards as Nodes).nodes, ...(rows as Nodes).nodes];
      const paths = studies.map(({ jsonId }) => caseStudyPath(String(jsonId)));
      return loadPage(paths.find((path) => path === address) ?? paths[0] ?? address);
    },
    data: (data, entry, { leader, industry, service }) => ({
      ...data,
      caseStudy: {
        ...entry,
        industryEntry: industry(entry.industry),
        serviceEntry: service(entry.service),
        partnerEntry: entry.partner === null ? null : leader(entry.partner),
      },
    }),
  },
  services: practice("services", "service"),
  industries: practice("industries", "industry"),
  "white-papers": inList("white-papers", "allWhitePaper"),
  webinars: {
    address: () => pagePath("webinars"),
    load: loadPage,
    data: (data, entry) => {
      const lists = ["upcomingWebinars", "recordedWebinars"] as const;
      const [own, other] = isOver(String(entry.date)) ? lists.toReversed() : lists;
      const entriesOf = (list = "") => data[list] as Nodes["nodes"];
      return {
        ...data,
        [own ?? ""]: put(entriesOf(own), entry),
        [other ?? ""]: entriesOf(other).filter(({ jsonId }) => jsonId !== entry.jsonId),
      };
    },
  },
  pages: {
    address: ({ jsonId }) => pagePath(String(jsonId)),
    load: loadPage,
    data: (data, entry) => ({ ...data, pageCopy: entry }),
  },
};
