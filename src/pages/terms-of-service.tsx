import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { LegalDocument } from "../sections/legal/legal-document";

export default function TermsOfServicePage({ data }: PageProps<Queries.TermsOfServicePageQuery>) {
  return (
    <Page copy={requirePage(data.pageCopy)}>
      <LegalDocument text={data.legalText} />
    </Page>
  );
}

export const query = graphql`
  query TermsOfServicePage {
    pageCopy(jsonId: { eq: "terms-of-service" }) {
      ...PageText
    }
    legalText(jsonId: { eq: "terms-of-service" }) {
      ...LegalDocumentContent
    }
  }
`;
