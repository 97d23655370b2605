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
      // Shown where the address says, behind its #, that the visitor came from there; the page doesn't scroll to it.
      several: { display: "none", scrollMarginTop: "[100vh]", "&:target": { display: "block" } },
    },
  },
});

interface SubmissionNextStepProps {
  /** The pages that the form stands on. */
  readonly formPages: readonly Queries.FormPageContentFragment[];
}

/**
 * The ways on from the page that tells how a submission ended. Where the form stands on several pages, the function
 * that took it names the visitor's in the address, so that this static page leads back there without scripts.
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
