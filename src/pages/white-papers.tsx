import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { WhitePaperCard } from "../sections/white-papers/white-paper-card";

/** White papers: a grid of all, and the newsletter. */
export default function WhitePapersPage({ data }: PageProps<Queries.WhitePapersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3}>
        {data.allWhitePaper.nodes.map((paper) => (
          <WhitePaperCard key={paper.jsonId} paper={paper} />
        ))}
      </CardSection>
      <NewsletterBlock copy={copy.section("newsletter")} fields={data.newsletterFields} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WhitePapersPage {
    pageCopy(jsonId: { eq: "white-papers" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    allWhitePaper(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes {
        ...WhitePaperCardContent
      }
    }
  }
`;
