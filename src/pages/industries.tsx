import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { IndustrySection } from "../sections/industries/industry-section";
import { EntityGrid } from "../sections/shared/entity-grid";
import { NextStep } from "../sections/shared/next-step";

/** Industries: a grid, and a section for each industry (spec §2). */
export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/industries">
      <EntityGrid copy={sectionCopy(copy, "all")} entities={data.cards.nodes} base="/industries" />
      {data.sections.nodes.map((industry, index) => (
        <IndustrySection key={industry.jsonId} industry={industry} index={index} />
      ))}
      <NextStep copy={sectionCopy(copy, "next-step")} />
    </Page>
  );
}

export const query = graphql`
  query IndustriesPage {
    pageCopy(jsonId: { eq: "industries" }) {
      ...PageText
    }
    cards: allIndustry {
      nodes {
        ...IndustryCard
      }
    }
    sections: allIndustry {
      nodes {
        ...IndustrySectionContent
      }
    }
  }
`;
