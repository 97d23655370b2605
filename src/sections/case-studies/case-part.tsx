import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

/** The heading stands beside the text on wide screens, and above it elsewhere. */
const Row = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
    columnGap: "16",
    rowGap: "4",
    paddingBlock: { base: "6", md: "8", lg: "10" },
    // Of rows below each other only; the facts above the first have a rule of their own.
    "& ~ &": { borderTop: "hairline" },
    // Lines of 75 characters.
    "& > div": { maxWidth: "[58ch]" },
    "& > header > p": { textStyle: "small", color: "fg.muted", marginTop: "1" },
  },
});

interface CasePartProps {
  /** The id of the heading, if a section is named by it. */
  readonly id?: string;
  readonly heading: string;
  /** The month that the part tells of: "By March 2025". */
  readonly when?: string;
  readonly children: ReactNode;
}

/** A part of a case study on its own page, such as what was promised. */
export function CasePart({ id, heading, when, children }: CasePartProps) {
  return (
    <Row>
      <header>
        <chakra.h2 id={id} textStyle="h3">
          {heading}
        </chakra.h2>
        {when ? <p>{when}</p> : null}
      </header>
      <div>{children}</div>
    </Row>
  );
}

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
