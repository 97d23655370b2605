import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { cameFromAnchor } from "../../forms/submission-kind";
import { pagePath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Section } from "../../ui/section";

export const formPageContent = graphql`
  fragment FormPageContent on PageCopy {
    jsonId
    title
  }
`;

const WayBack = chakra("div", {
  variants: {
    among: {
      one: {},
      // Shown if the hash of the address names the page; the browser doesn't scroll to it.
      several: { display: "none", scrollMarginTop: "[100vh]", "&:target": { display: "block" } },
    },
  },
});

interface SubmissionNextStepProps {
  /** The pages that have the form. */
  readonly formPages: readonly Queries.FormPageContentFragment[];
}

/**
 * Links on the page that tells the outcome of a submission. If several pages have the form, the function names the
 * visitor's page in the hash, so that this static page links back to it without scripts.
 */
export function SubmissionNextStep({ formPages }: SubmissionNextStepProps) {
  return (
    <Section spacing="compact">
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {formPages.map(({ jsonId, title }) => (
          <WayBack key={jsonId} id={cameFromAnchor(jsonId)} among={formPages.length > 1 ? "several" : "one"}>
            <LinkButton to={pagePath(jsonId)} size="lg">
              Back to {title}
            </LinkButton>
          </WayBack>
        ))}
        <LinkButton to={pagePath("home")} size="lg" variant="outline">
          Return to Home
        </LinkButton>
      </chakra.div>
    </Section>
  );
}
