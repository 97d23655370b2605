import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactForm } from "../../forms/contact-form";
import type { FormField } from "../../forms/form-field";
import { SectionTitle } from "../../ui/primitives";
import { Section, SectionHeading, headingId } from "../../ui/section";
import { HelpPanel } from "./help-panel";

export const contactStepContent = graphql`
  fragment ContactStepContent on ContactStep {
    title
    text
  }
`;

const Steps = chakra("ol", {
  base: {
    listStyle: "none",
    counterReset: "step",
    marginTop: "4",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "2.5rem minmax(0, 1fr)",
      alignItems: "baseline",
      rowGap: "1",
      paddingBlock: { base: "4", lg: "6" },
      borderTop: "hairline",
      counterIncrement: "step",
      _before: { content: "counter(step)", textStyle: "h3", color: "accent" },
    },
    "& p": { gridColumn: "2", fontSize: { base: "sm", lg: "md" }, lineHeight: "1.55", color: "fg.muted" },
  },
});

interface ContactStepsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly steps: readonly Queries.ContactStepContentFragment[];
}

/** The steps after a message is sent. */
function ContactSteps({ copy, steps }: ContactStepsProps) {
  return (
    <section id={copy.id} aria-labelledby={headingId(copy.id)}>
      <SectionTitle id={headingId(copy.id)} textStyle="h3">
        {copy.heading}
      </SectionTitle>
      <Steps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <chakra.h3 textStyle="h4">{title}</chakra.h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}

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
