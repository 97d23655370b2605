import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { removeDrafts } from "../forms/form-draft";
import { OUTCOME_MESSAGES } from "../forms/form-copy";
import type { SubmissionKind, SubmissionOutcome } from "../forms/submission-kind";
import { phoneUrl } from "../layout/contact-links";
import { Page } from "../layout/page";
import { pagePath } from "../lib/paths";
import { LinkList } from "../sections/shared/link-list";
import { Columns } from "../ui/primitives";
import { LinkButton } from "../ui/links";
import { Section, SectionTitle } from "../ui/section";

type SubmissionResultProps = PageProps<
  Queries.SubmissionResultPageQuery,
  { readonly kind: SubmissionKind; readonly outcome: SubmissionOutcome }
>;

/** Shown after a form is submitted without JavaScript. */
export default function SubmissionResultPage({ data, pageContext: { kind, outcome } }: SubmissionResultProps) {
  const { formPage } = data;
  const isSent = outcome === "success";
  const { title, text } = OUTCOME_MESSAGES[kind][outcome];
  const next = {
    contact: data.contactCopy?.sent,
    application: data.careersCopy?.sent,
    newsletter: "You’ll get the next issue at the address you gave. Every issue has an unsubscribe link.",
  }[kind];
  // A plain form can also be submitted in a browser with JavaScript, for example before the scripts have loaded.
  useEffect(() => {
    if (isSent) removeDrafts(kind);
  }, [kind, isSent]);
  return (
    <Page
      copy={{
        jsonId: `submitted-${kind}-${outcome}`,
        title,
        description: `${title}: ${text}`,
        hero: { subtitle: text },
      }}
      path={null}
      parents={formPage ? [{ label: formPage.title, to: pagePath(formPage.jsonId) }] : []}
    >
      <Section>
        <Columns ratio="7:4">
          <div>
            {isSent ? (
              <>
                <SectionTitle textStyle="h3">What happens next</SectionTitle>
                <chakra.p css={{ maxWidth: "measure", marginTop: "3", marginBottom: "8" }}>{next}</chakra.p>
              </>
            ) : null}
            <chakra.div display="flex" flexWrap="wrap" gap="4">
              {formPage ? (
                <LinkButton to={pagePath(formPage.jsonId)} size="lg" variant={isSent ? "outline" : "default"}>
                  Back to {formPage.title}
                </LinkButton>
              ) : null}
              <LinkButton to={pagePath("home")} size="lg" variant={formPage && !isSent ? "outline" : "default"}>
                Return to Home
              </LinkButton>
            </chakra.div>
          </div>
          <LinkList
            heading="Call us"
            links={data.allOffice.nodes.map(({ city, phone }) => ({
              label: `${city}: ${phone}`,
              to: phoneUrl(phone),
            }))}
          />
        </Columns>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query SubmissionResultPage($formPage: String) {
    formPage: pageCopy(jsonId: { eq: $formPage }) {
      jsonId
      title
    }
    allOffice {
      nodes {
        city
        phone
      }
    }
    contactCopy {
      sent
    }
    careersCopy {
      sent
    }
  }
`;
