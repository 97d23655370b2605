import { chakra } from "@chakra-ui/react/styled-system";
import { LinkButton } from "../../ui/link-button";
import { Section } from "../../ui/section";

interface SubmissionNextStepProps {
  /** The page of the form. */
  readonly formPage: { readonly label: string; readonly to: string };
}

/** The ways on from the page that tells how a submission ended. */
export function SubmissionNextStep({ formPage: { label, to } }: SubmissionNextStepProps) {
  return (
    <Section spacing="compact">
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <LinkButton to={to} size="lg">
          Back to {label}
        </LinkButton>
        <LinkButton to="/" size="lg" variant="outline">
          Return to Home
        </LinkButton>
      </chakra.div>
    </Section>
  );
}
