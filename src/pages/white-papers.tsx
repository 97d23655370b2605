import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { WhitePaperGrid } from "../sections/white-papers/white-paper-grid";

/** White papers: a grid of six, and the newsletter (spec §2). */
export default function WhitePapersPage({ data }: PageProps<Queries.WhitePapersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/white-papers">
      <WhitePaperGrid copy={sectionCopy(copy, "all")} papers={data.allWhitePaper.nodes} />
      <NewsletterBlock copy={sectionCopy(copy, "newsletter")} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WhitePapersPage {
    pageCopy(jsonId: { eq: "white-papers" }) {
      ...PageText
    }
    allWhitePaper {
      nodes {
        ...WhitePaperCardContent
      }
    }
  }
`;
