import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { IndustrySection } from "../sections/industries/industry-section";
import { CardSection } from "../sections/shared/card-section";
import { IndexEntry } from "../sections/shared/index-entry";
import { NextStep } from "../sections/shared/next-step";

/** Industries: an index, and a section for each industry. */
export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3} compact>
        {data.index.nodes.map((industry, index) => (
          <IndexEntry key={industry.jsonId} entity={industry} list="industries" index={index} />
        ))}
      </CardSection>
      {data.sections.nodes.map((industry, index) => (
        <IndustrySection key={industry.jsonId} industry={industry} index={index} />
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query IndustriesPage {
    pageCopy(jsonId: { eq: "industries" }) {
      ...PageText
    }
    index: allIndustry {
      nodes {
        ...IndustryIndexEntry
      }
    }
    sections: allIndustry {
      nodes {
        ...IndustrySectionContent
      }
    }
  }
`;
