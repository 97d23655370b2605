import { ARTICLE_FIELDS } from "../content/article-fields";
import { westernmostDay } from "../content/build-day";
import { lineChart } from "../content/exhibit/line-chart";
import type { Month } from "../content/exhibit/line-chart";
import { measureChart } from "../content/exhibit/measure-chart";
import type { Measure } from "../content/exhibit/measure-chart";
import { leaderAnchor } from "../content/leader-anchor";
import { hasEnded } from "../content/webinar-lists";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath, pagePath } from "../lib/paths";
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

interface LeaderNodes {
  readonly nodes: readonly { readonly jsonId: number; readonly anchor: string }[];
}

/** A leader's place on About, by the id: the name, which the page's address is made of, changes while it is written. */
const leaderPlace = (id: unknown) => anchorPath("about", String(id));

/** Where one writes to people: the preview leads nowhere. */
const WRITE = pagePath("contact");

/** Nobody answers for anything before other entries say so. */
const NO_WORK = Object.fromEntries(
  ["allService", "allIndustry", "allCaseStudy", "allArticle"].map((list) => [list, { nodes: [] }]),
);

/** A leader, as far as one is told from another. */
interface Person {
  readonly name: string;
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
        inquiry: WRITE,
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

/** An exhibit as an editor writes it. */
interface WrittenExhibit {
  readonly measures: readonly (Measure & { readonly months: readonly Month[] | null })[];
}

/** Draws the charts of an exhibit; null where there is none. */
function drawn(exhibit: WrittenExhibit | null): object | null {
  if (!exhibit) return null;
  const measures = exhibit.measures.map((measure) => ({
    ...measure,
    chart: measureChart(measure),
    line: lineChart(measure),
  }));
  return { ...exhibit, measures };
}

/** How the entries of each form are shown. */
export const KINDS: Readonly<Record<PreviewedFormName, Kind>> = {
  articles: {
    address: ({ jsonId }) => articlePath(String(jsonId)),
    // A new article has no page yet: the page of another one has the same around it.
    load: async (address) => {
      const { pageContext } = (await loadPage(pagePath("blog"))).json;
      const paths = (pageContext.ids as readonly string[]).map(articlePath);
      return loadPage(paths.find((path) => path === address) ?? paths[0] ?? address);
    },
    data: (data, entry, { leader }) => {
      const source = { content: String(entry.content), jsonId: String(entry.jsonId) };
      const computed = Object.fromEntries(Object.entries(ARTICLE_FIELDS).map(([name, make]) => [name, make(source)]));
      const { authorEntry: before } = data.article as { readonly authorEntry: Person };
      const author = leader(entry.author) as Person;
      const article = { ...entry, ...computed, picture: entry.image, authorEntry: author };
      // The page's cases are those of its own author.
      return { ...data, article, allCaseStudy: author.name === before.name ? data.allCaseStudy : { nodes: [] } };
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
        exhibit: drawn(entry.exhibit as WrittenExhibit | null),
        industryEntry: industry(entry.industry),
        serviceEntry: service(entry.service),
        partnerEntry: entry.partner === null ? null : leader(entry.partner),
      },
    }),
  },
  services: practice("services", "service"),
  industries: practice("industries", "industry"),
  leaders: {
    address: ({ jsonId }) => leaderPlace(jsonId),
    // Who is new has no page yet.
    load: async (address) => {
      const { nodes } = (await loadPage(pagePath("about"))).json.data.allLeader as LeaderNodes;
      const shown = nodes.find(({ jsonId }) => leaderPlace(jsonId) === address) ?? nodes[0];
      return loadPage(leaderPath(shown?.anchor ?? ""));
    },
    data: (data, entry) => {
      const isNew = (data.leader as { readonly jsonId: number }).jsonId !== entry.jsonId;
      return {
        ...data,
        ...(isNew ? NO_WORK : {}),
        leader: { ...entry, anchor: leaderAnchor(String(entry.name)), letter: WRITE },
      };
    },
  },
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
