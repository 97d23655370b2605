import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { IndexEntry } from "../sections/shared/index-entry";
import { NextStep } from "../sections/shared/next-step";
import { ServiceSection } from "../sections/services/service-section";

/** Services: an index, and a section for each service. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3} compact>
        {data.index.nodes.map((service, index) => (
          <IndexEntry key={service.jsonId} entity={service} list="services" index={index} />
        ))}
      </CardSection>
      {data.sections.nodes.map((service, index) => (
        <ServiceSection key={service.jsonId} service={service} index={index} />
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query ServicesPage {
    pageCopy(jsonId: { eq: "services" }) {
      ...PageText
    }
    index: allService {
      nodes {
        ...ServiceIndexEntry
      }
    }
    sections: allService {
      nodes {
        ...ServiceSectionContent
      }
    }
  }
`;
