import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactForm } from "../../forms/contact-form";
import type { FormField } from "../../forms/form-field";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { HelpPanel } from "./help-panel";

export const requestConsultationContent = graphql`
  fragment RequestConsultationContent on Service {
    jsonId
    title
  }
`;

interface RequestConsultationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly helpCopy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly contactFields: readonly FormField[];
  readonly newsletterFields: readonly FormField[];
  readonly services: readonly Queries.RequestConsultationContentFragment[];
}

/** The contact form, with what the firm can help with beside it. */
export function RequestConsultation({
  copy,
  helpCopy,
  newsletterCopy,
  services,
  contactFields,
  newsletterFields,
}: RequestConsultationProps) {
  return (
    <Section id={copy.id} ground="alternate">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        alignItems="start"
        columnGap="16"
        rowGap="12"
      >
        <div>
          <SectionHeading copy={copy} />
          <ContactForm fields={contactFields} services={services} />
        </div>
        <HelpPanel
          copy={helpCopy}
          newsletterCopy={newsletterCopy}
          newsletterFields={newsletterFields}
          services={services}
        />
      </chakra.div>
    </Section>
  );
}
