import type { PageProps } from "gatsby";
import { NOTICES } from "../forms/notices";
import type { SubmissionKind, SubmissionOutcome } from "../forms/submission-kind";
import { Page } from "../layout/page";
import { SubmissionNextStep } from "../sections/submission/submission-next-step";

interface SubmissionResultContext {
  readonly kind: SubmissionKind;
  readonly outcome: SubmissionOutcome;
}

/** The page of each form, where a visitor without JavaScript comes from and can go back to. */
const FORM_PAGES: Record<SubmissionKind, { readonly label: string; readonly to: string }> = {
  newsletter: { label: "Blog", to: "/blog" },
  application: { label: "Careers", to: "/careers" },
  contact: { label: "Contact", to: "/contact" },
};

/** Tells a visitor without JavaScript how a submission ended, in the words of the notice (spec §8). */
export default function SubmissionResultPage({
  pageContext: { kind, outcome },
}: PageProps<object, SubmissionResultContext>) {
  const { title, text } = NOTICES[kind][outcome];
  const formPage = FORM_PAGES[kind];
  return (
    <Page
      copy={{
        jsonId: `submitted-${kind}-${outcome}`,
        title,
        description: `${title}: ${text}`,
        hero: { title, subtitle: text, image: null, imageAlt: null },
        sections: [],
      }}
      parents={[formPage]}
    >
      <SubmissionNextStep formPage={formPage} />
    </Page>
  );
}
