import { chakra } from "@chakra-ui/react/styled-system";
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
