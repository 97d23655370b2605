import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { useEffect } from "react";
import { clearDrafts } from "../forms/form-draft";
import { OUTCOME_MESSAGES, WHAT_HAPPENS_NEXT } from "../forms/form-copy";
import { FORM_PAGES } from "../forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../forms/submission-kind";
import { Page } from "../layout/page";
import { pagePath } from "../lib/paths";
import { SubmissionNextStep } from "../sections/submission/submission-next-step";

interface SubmissionResultContext {
  readonly kind: SubmissionKind;
  readonly outcome: SubmissionOutcome;
}

/** The page that tells a visitor without JavaScript the outcome of a submission: docs/behaviour.md 2.18. */
export default function SubmissionResultPage({
  data,
  pageContext: { kind, outcome },
}: PageProps<Queries.SubmissionResultPageQuery, SubmissionResultContext>) {
  const { title, text } = OUTCOME_MESSAGES[kind][outcome];
  useEffect(() => {
    if (outcome === "success") clearDrafts(kind);
  }, [kind, outcome]);
  const formPage = data.allPageCopy.nodes.find(({ jsonId }) => jsonId === FORM_PAGES[kind]);
  return (
    <Page
      copy={{
        jsonId: `submitted-${kind}-${outcome}`,
        title,
        description: `${title}: ${text}`,
        hero: { title, subtitle: text, link: null },
      }}
      path={null}

      parents={formPage ? [{ label: formPage.title, to: pagePath(formPage.jsonId) }] : []}
    >
      <SubmissionNextStep
        next={outcome === "success" ? WHAT_HAPPENS_NEXT[kind] : undefined}
        offices={data.allOffice.nodes}
        formPage={formPage}
      />
    </Page>
  );
}

export const query = graphql`
  query SubmissionResultPage {
    allPageCopy {
      nodes {
        ...FormPageContent
      }
    }
    allOffice {
      nodes {
        ...OfficeToCallContent
      }
    }
  }
`;
