import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { OfficeMap } from "../sections/contact/office-map";
import { OfficeCard } from "../sections/contact/office-card";
import { RequestConsultation } from "../sections/contact/request-consultation";
import { CardSection } from "../sections/shared/card-section";

/** Contact: the offices, the form with the help panel, the map. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("offices")} columns="trio">
        {data.allOffice.nodes.map((office) => (
          <OfficeCard key={office.city} office={office} />
        ))}
      </CardSection>
      <RequestConsultation
        copy={copy.section("request-consultation")}
        helpCopy={copy.section("help")}
        newsletterCopy={copy.section("newsletter")}
        services={data.allService.nodes}
        contactFields={data.contactFields}
        newsletterFields={data.newsletterFields}
      />
      {data.worldMap ? <OfficeMap copy={copy.section("map")} map={data.worldMap} /> : null}
    </Page>
  );
}

export const query = graphql`
  query ContactPage {
    pageCopy(jsonId: { eq: "contact" }) {
      ...PageText
    }
    allOffice {
      nodes {
        ...OfficeCardContent
      }
    }
    allService {
      nodes {
        ...RequestConsultationContent
      }
    }
    contactFields: formFields(kind: contact) {
      ...FormFieldContent
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    worldMap {
      ...OfficeMapContent
    }
  }
`;
