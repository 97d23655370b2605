import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { Offices } from "../sections/contact/offices";
import { RequestConsultation } from "../sections/contact/request-consultation";

/** Contact: the form with the help panel, the steps that follow, and the offices with their map. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { steps } = assertDefined(data.contactCopy, "data/contact.json");
  return (
    <Page copy={copy}>
      <RequestConsultation
        copy={copy.section("request-consultation")}
        stepsCopy={copy.section("what-happens-next")}
        steps={steps}
        helpCopy={copy.section("help")}
        newsletterCopy={copy.section("newsletter")}
        services={data.allService.nodes}
        people={data.allLeader.nodes}
        contactFields={data.contactFields}
        newsletterFields={data.newsletterFields}
      />
      <Offices copy={copy.section("offices")} offices={data.allOffice.nodes} />
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
        ...OfficeMapContent
      }
    }
    allService {
      nodes {
        ...RequestConsultationContent
      }
    }
    allLeader {
      nodes {
        ...AddresseeContent
      }
    }
    contactCopy {
      steps {
        ...ContactStepContent
      }
    }
    contactFields: formFields(kind: contact) {
      ...FormFieldContent
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
  }
`;
