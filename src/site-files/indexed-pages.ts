import { articlePath, caseStudyPath, detailPath, pagePath } from "../lib/paths";
import type { DetailList } from "../lib/paths";

/** A page that search engines and social networks may show. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

interface Titled {
  readonly jsonId: string;
  readonly title: string;
}

/** How many articles the feed has, the newest first. */
const FEED_LENGTH = 50;

/** What a list of the pages asks of each. */
const PAGE_FIELDS = `
    allPageCopy { nodes { jsonId hero { title } } }
    allService { nodes { jsonId title } }
    allIndustry { nodes { jsonId title } }
    allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }]) { nodes { jsonId title } }
    allArticle(sort: [{ published: DESC }, { jsonId: ASC }]) { nodes { jsonId title } }
    allLeader { nodes { name page } }
`;

/** What is asked of the data layer to list the pages. */
export const PAGES = `query Pages { ${PAGE_FIELDS} }`;

/** The same, with the articles for the feed. */
export const PAGES_AND_ARTICLES = `
  query PagesAndArticles {
    ${PAGE_FIELDS}
    newest: allArticle(sort: [{ published: DESC }, { jsonId: ASC }], limit: ${String(FEED_LENGTH)}) {
      nodes { jsonId title summary category date html authorEntry { name title page } }
    }
    siteFacts { product tagline email }
    site { siteMetadata { siteUrl } }
  }
`;

/** An article as the feed needs it. */
export interface FeedArticle extends Titled {
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  readonly html: string;
  readonly authorEntry: { readonly name: string; readonly title: string; readonly page: string };
}

/** The answer to PAGES. */
export interface Pages {
  readonly allPageCopy: {
    readonly nodes: readonly { readonly jsonId: string; readonly hero: { readonly title: string } }[];
  };
  readonly allService: { readonly nodes: readonly Titled[] };
  readonly allIndustry: { readonly nodes: readonly Titled[] };
  readonly allCaseStudy: { readonly nodes: readonly Titled[] };
  readonly allArticle: { readonly nodes: readonly Titled[] };
  readonly allLeader: { readonly nodes: readonly { readonly name: string; readonly page: string }[] };
}

/** The answer to PAGES_AND_ARTICLES. */
export interface PagesAndArticles extends Pages {
  readonly newest: { readonly nodes: readonly FeedArticle[] };
  readonly siteFacts: { readonly product: string; readonly tagline: string; readonly email: string };
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
}

/** Every page with an address of its own, in the order of the data. */
export function indexedPages(content: Pages): IndexedPage[] {
  const { allPageCopy, allService, allIndustry, allCaseStudy, allArticle, allLeader } = content;
  const details = (list: DetailList, { nodes }: { readonly nodes: readonly Titled[] }) =>
    nodes.map(({ jsonId, title }) => ({ path: detailPath(list, jsonId), title }));
  return [
    ...allPageCopy.nodes
      .filter(({ jsonId }) => jsonId !== "not-found")
      .map(({ jsonId, hero }) => ({ path: pagePath(jsonId), title: hero.title })),
    ...details("services", allService),
    ...details("industries", allIndustry),
    ...allCaseStudy.nodes.map(({ jsonId, title }) => ({ path: caseStudyPath(jsonId), title })),
    ...allArticle.nodes.map(({ jsonId, title }) => ({ path: articlePath(jsonId), title })),
    ...allLeader.nodes.map(({ page, name }) => ({ path: page, title: name })),
  ];
}
