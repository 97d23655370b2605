import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";

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
export function ContactSteps({ copy, steps }: ContactStepsProps) {
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
