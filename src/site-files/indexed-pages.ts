import { articlePath, caseStudyPath, detailPath, pagePath } from "../lib/paths";

/** How many articles the feed has, the newest first. */
const FEED_LENGTH = 50;

/** What is asked of the data layer for the lists of pages and articles. */
export const PAGES_AND_ARTICLES = `
  query PagesAndArticles {
    allPageCopy { nodes { jsonId } }
    allService { nodes { jsonId } }
    allIndustry { nodes { jsonId } }
    allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }]) { nodes { jsonId } }
    allArticle(sort: [{ published: DESC }, { jsonId: ASC }]) { nodes { jsonId } }
    allLeader { nodes { page } }
    newest: allArticle(sort: [{ published: DESC }, { jsonId: ASC }], limit: ${String(FEED_LENGTH)}) {
      nodes { jsonId title summary category date html authorEntry { name title page } }
    }
    siteFacts { product tagline email }
    site { siteMetadata { siteUrl } }
  }
`;

interface Entry {
  readonly jsonId: string;
}

/** An article as the feed needs it. */
export interface FeedArticle extends Entry {
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  readonly html: string;
  readonly authorEntry: { readonly name: string; readonly title: string; readonly page: string };
}

interface List<Node> {
  readonly nodes: readonly Node[];
}

/** The answer to PAGES_AND_ARTICLES. */
export interface PagesAndArticles {
  readonly allPageCopy: List<Entry>;
  readonly allService: List<Entry>;
  readonly allIndustry: List<Entry>;
  readonly allCaseStudy: List<Entry>;
  readonly allArticle: List<Entry>;
  readonly allLeader: List<{ readonly page: string }>;
  readonly newest: List<FeedArticle>;
  readonly siteFacts: { readonly product: string; readonly tagline: string; readonly email: string };
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
}

/** The paths of all pages that search engines may show, in the order of the data. */
export function indexedPaths(content: PagesAndArticles): string[] {
  const { allPageCopy, allService, allIndustry, allCaseStudy, allArticle, allLeader } = content;
  return [
    ...allPageCopy.nodes.filter(({ jsonId }) => jsonId !== "not-found").map(({ jsonId }) => pagePath(jsonId)),
    ...allService.nodes.map(({ jsonId }) => detailPath("services", jsonId)),
    ...allIndustry.nodes.map(({ jsonId }) => detailPath("industries", jsonId)),
    ...allCaseStudy.nodes.map(({ jsonId }) => caseStudyPath(jsonId)),
    ...allArticle.nodes.map(({ jsonId }) => articlePath(jsonId)),
    ...allLeader.nodes.map(({ page }) => page),
  ];
}
