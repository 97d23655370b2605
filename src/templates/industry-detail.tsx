import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { requirePage } from "../layout/page-copy";
import { DetailLists } from "../sections/detail/detail-lists";
import { DetailPage } from "../sections/detail/detail-page";
import { MissingEntry } from "../sections/detail/missing-entry";

export default function IndustryDetailPage({ data }: PageProps<Queries.IndustryDetailPageQuery>) {
  const copy = requirePage(data.pageCopy);
  if (!data.industry) return <MissingEntry type="industry" />;
  const { challenges, solutions } = data.industry;
  return (
    <DetailPage entry={data.industry} all={data.allIndustry.nodes} list="industries" listTitle={copy.title}>
      <DetailLists
        lists={[
          { heading: "Challenges", items: challenges, marker: "dash" },
          { heading: "Solutions", items: solutions },
        ]}
      />
    </DetailPage>
  );
}

export const query = graphql`
  query IndustryDetailPage($jsonId: String) {
    industry(jsonId: { eq: $jsonId }) {
      ...DetailPageContent
      challenges
      solutions
    }
    allIndustry {
      nodes {
        ...EntryCardContent
      }
    }
    pageCopy(jsonId: { eq: "industries" }) {
      ...PageText
    }
  }
`;
