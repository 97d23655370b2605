import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const caseStepContent = graphql`
  fragment CaseStepContent on CaseStudyStep {
    date
    title
    text
  }
`;

const List = chakra("ol", {
  base: {
    listStyle: "none",
    marginTop: { base: "6", md: "8" },
    "& > li": {
      display: { base: "grid", _print: "block" },
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "9rem minmax(0, 1fr)" },
      columnGap: "6",
      rowGap: "1",
      paddingBlock: "5",
      borderTop: "hairline",
      breakInside: "avoid",
    },
    "& > li > p": { textStyle: "small", fontWeight: "700", color: "accent" },
    "& div > p": { textStyle: "card", color: "fg.muted", marginTop: "1" },
  },
});

interface CaseStepsProps {
  readonly steps: readonly Queries.CaseStepContentFragment[];
}

/** What was done in an engagement, step by step, each with its month. */
export function CaseSteps({ steps }: CaseStepsProps) {
  return (
    <List>
      {steps.map(({ date, title, text }) => (
        <li key={title}>
          <p>{date}</p>
          <div>
            <chakra.h3 textStyle="h4">{title}</chakra.h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
