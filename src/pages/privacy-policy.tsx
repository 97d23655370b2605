import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { LegalDocument } from "../sections/legal/legal-document";

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  return (
    <Page copy={requirePage(data.pageCopy)}>
      <LegalDocument text={data.legalText} />
    </Page>
  );
}

export const query = graphql`
  query PrivacyPolicyPage {
    pageCopy(jsonId: { eq: "privacy-policy" }) {
      ...PageText
    }
    legalText(jsonId: { eq: "privacy-policy" }) {
      ...LegalDocumentContent
    }
  }
`;
