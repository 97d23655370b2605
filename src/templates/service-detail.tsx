import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { requirePage } from "../layout/page-copy";
import { DetailLists } from "../sections/detail/detail-lists";
import { DetailPage } from "../sections/detail/detail-page";
import { MissingEntry } from "../sections/detail/missing-entry";

export default function ServiceDetailPage({ data }: PageProps<Queries.ServiceDetailPageQuery>) {
  const copy = requirePage(data.pageCopy);
  if (!data.service) return <MissingEntry type="service" />;
  return (
    <DetailPage entry={data.service} all={data.allService.nodes} list="services" listTitle={copy.title}>
      <DetailLists lists={[{ heading: "Key benefits", items: data.service.benefits }]} />
    </DetailPage>
  );
}

export const query = graphql`
  query ServiceDetailPage($jsonId: String) {
    service(jsonId: { eq: $jsonId }) {
      ...DetailPageContent
      benefits
    }
    allService {
      nodes {
        ...EntryCardContent
      }
    }
    pageCopy(jsonId: { eq: "services" }) {
      ...PageText
    }
  }
`;
