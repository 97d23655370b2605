import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactForm } from "../../forms/contact-form";
import type { FormField } from "../../forms/form-field";
import { Section, SectionHeading } from "../../ui/section";
import { ContactSteps } from "./contact-steps";
import { HelpPanel } from "./help-panel";

export const requestConsultationContent = graphql`
  fragment AddresseeContent on Leader {
    anchor
    name
  }

  fragment RequestConsultationContent on Service {
    jsonId
    title
  }
`;

interface RequestConsultationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly stepsCopy: Queries.SectionTextFragment;
  readonly steps: readonly Queries.ContactStepContentFragment[];
  readonly helpCopy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly contactFields: readonly FormField[];
  readonly newsletterFields: readonly FormField[];
  readonly services: readonly Queries.RequestConsultationContentFragment[];
  readonly people: readonly Queries.AddresseeContentFragment[];
}

/** The contact form, the next steps beside it, and the help panel below. */
export function RequestConsultation({
  copy,
  stepsCopy,
  steps,
  helpCopy,
  newsletterCopy,
  services,
  people,
  contactFields,
  newsletterFields,
}: RequestConsultationProps) {
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        columnGap="16"
        rowGap="10"
        marginBottom={{ base: "10", md: "16" }}
      >
        <ContactForm fields={contactFields} services={services} people={people} />
        <ContactSteps copy={stepsCopy} steps={steps} />
      </chakra.div>
      <HelpPanel
        copy={helpCopy}
        newsletterCopy={newsletterCopy}
        newsletterFields={newsletterFields}
        services={services}
      />
    </Section>
  );
}
