import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactForm } from "../../forms/contact-form";
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
  readonly services: readonly Queries.RequestConsultationContentFragment[];
}

/** The contact form, with what the firm can help with beside it (spec §2, Contact). */
export function RequestConsultation({ copy, helpCopy, newsletterCopy, services }: RequestConsultationProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground="alternate">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        alignItems="start"
        columnGap="16"
        rowGap="12"
      >
        <div>
          <SectionHeading id={headingId} copy={copy} />
          <ContactForm services={services} />
        </div>
        <HelpPanel copy={helpCopy} newsletterCopy={newsletterCopy} services={services} />
      </chakra.div>
    </Section>
  );
}
