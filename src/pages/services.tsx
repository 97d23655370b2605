import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { EntityGrid } from "../sections/shared/entity-grid";
import { NextStep } from "../sections/shared/next-step";
import { ServiceSection } from "../sections/services/service-section";

/** Services: a grid, and a section for each service (spec §2). */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/services">
      <EntityGrid copy={sectionCopy(copy, "all")} entities={data.cards.nodes} base="/services" />
      {data.sections.nodes.map((service, index) => (
        <ServiceSection key={service.jsonId} service={service} index={index} />
      ))}
      <NextStep copy={sectionCopy(copy, "next-step")} />
    </Page>
  );
}

export const query = graphql`
  query ServicesPage {
    pageCopy(jsonId: { eq: "services" }) {
      ...PageText
    }
    cards: allService {
      nodes {
        ...ServiceCard
      }
    }
    sections: allService {
      nodes {
        ...ServiceSectionContent
      }
    }
  }
`;
