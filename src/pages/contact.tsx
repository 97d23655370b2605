import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { OfficeMap } from "../sections/contact/office-map";
import { Offices } from "../sections/contact/offices";
import { RequestConsultation } from "../sections/contact/request-consultation";

/** Contact: the offices, the form with the help panel, the map (spec §2). */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/contact">
      <Offices copy={sectionCopy(copy, "offices")} offices={data.allOffice.nodes} />
      <RequestConsultation
        copy={sectionCopy(copy, "request-consultation")}
        helpCopy={sectionCopy(copy, "help")}
        newsletterCopy={sectionCopy(copy, "newsletter")}
        services={data.allService.nodes}
      />
      <OfficeMap copy={sectionCopy(copy, "map")} map={data.worldMap} offices={data.allOffice.nodes} />
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
        ...OfficeMapPin
      }
    }
    allService {
      nodes {
        ...RequestConsultationContent
      }
    }
    worldMap {
      ...OfficeMapLand
    }
  }
`;
