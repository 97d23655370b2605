import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactForm } from "../../forms/contact-form";
import type { FormField } from "../../forms/form-field";
import { Columns } from "../../ui/columns";
import { Card } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";
import { CardSection } from "../shared/card-section";
import { HelpPanel } from "./help-panel";

export const contactStepContent = graphql`
  fragment ContactStepContent on ContactStep {
    title
    text
  }
`;

export const requestConsultationContent = graphql`
  fragment AddresseeContent on Leader {
    jsonId
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

/** The contact form with the help panel beside it, and the steps after a message is sent. */
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
    <>
      <Section id={copy.id}>
        <SectionHeading copy={copy} />
        <Columns notes="last">
          <ContactForm fields={contactFields} services={services} people={people} />
          <HelpPanel
            copy={helpCopy}
            newsletterCopy={newsletterCopy}
            newsletterFields={newsletterFields}
            services={services}
          />
        </Columns>
      </Section>
      <CardSection copy={stepsCopy} columns="texts">
        {steps.map(({ title, text }) => (
          <Card key={title} variant="ruled" gap="2">
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <p>{text}</p>
          </Card>
        ))}
      </CardSection>
    </>
  );
}
