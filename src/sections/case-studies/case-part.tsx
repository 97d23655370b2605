import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

const Row = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "9rem minmax(0, 1fr)" },
    columnGap: "10",
    rowGap: "1",
    paddingBlock: { base: "5", md: "6" },
    borderTop: "hairline",
    breakInside: "avoid",
    "& > p": { textStyle: "small", color: "fg.muted", fontVariantNumeric: "tabular-nums", paddingTop: { lg: "1" } },
    "& > div": { gridColumn: { lg: "2" } },
    "& h3": { textStyle: "h3", marginBottom: "2" },
  },
});

interface CasePartProps {
  readonly heading: string;
  /** The month, at the left in wide windows. */
  readonly date?: string;
  readonly children: ReactNode;
}

/** A part of a case's story. */
export function CasePart({ heading, date, children }: CasePartProps) {
  return (
    <Row>
      {date ? <p>{date}</p> : null}
      <div>
        <h3>{heading}</h3>
        {children}
      </div>
    </Row>
  );
}
