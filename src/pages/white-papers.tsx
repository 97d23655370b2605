import { graphql, type PageProps } from "gatsby";
import { FiDownload } from "react-icons/fi";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { ItemCard } from "../sections/shared/item-card";
import { NewsletterBlock } from "../sections/shared/newsletter-block";

export default function WhitePapersPage({ data }: PageProps<Queries.WhitePapersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns="3 aligned">
        {data.allWhitePaper.nodes.map((paper) => (
          <ItemCard
            key={paper.jsonId}
            item={paper}
            length={`${paper.pages} pages`}
            action={{ file: paper.file, placeholder: `download white paper ${paper.number}` }}
          >
            <FiDownload aria-hidden="true" />
            Download PDF
          </ItemCard>
        ))}
      </CardSection>
      <NewsletterBlock copy={copy.section("newsletter")} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query WhitePapersPage {
    pageCopy(jsonId: { eq: "white-papers" }) {
      ...PageText
    }
    allWhitePaper(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes {
        ...ItemContent
        pages
        file
      }
    }
  }
`;
