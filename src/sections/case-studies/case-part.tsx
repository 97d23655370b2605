import type { ReactNode } from "react";
import { Columns } from "../../ui/columns";

const ROW = {
  display: { base: "grid", _print: "block" },
  gridTemplateRows: { lg: "auto 1fr" },
  rowGap: "3",
  paddingBlock: { base: "6", md: "10" },
  borderTop: "hairline",
  breakInside: "avoid",
  "& > h2": { textStyle: "entry" },
  "& > h3": { textStyle: "h4" },
  "& > [data-note]": {
    gridColumn: { lg: "2" },
    gridRow: { lg: "1 / span 2" },
    paddingTop: { lg: "2" },
    textStyle: "small",
    color: "fg.muted",
  },
  "& > div:last-of-type": { gridColumn: { lg: "1" } },
  "li > &": { paddingBlock: "5", rowGap: "1" },
  "& > h3 + [data-note]": { paddingTop: "0" },
} as const;

interface CasePartProps {
  readonly heading: string;
  /** h3 for a step of the work. */
  readonly level?: "h2" | "h3";
  /** Shown beside the text. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function CasePart({ heading, level: Heading = "h2", note, children }: CasePartProps) {
  return (
    <Columns notes="last" css={ROW}>
      <Heading>{heading}</Heading>
      {note ? <div data-note="">{note}</div> : null}
      <div>{children}</div>
    </Columns>
  );
}
