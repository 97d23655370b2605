import { chakra } from "@chakra-ui/react/styled-system";
import { Paragraphs } from "../../ui/primitives";

/** In wide windows the dates are at the left of a ruler, and each has its mark on it. */
const Part = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "9rem minmax(0, 1fr)" },
    rowGap: "1",
    paddingBottom: { base: "6", lg: "0" },
    breakInside: "avoid",
    "& > p": {
      display: { lg: "flex" },
      alignItems: "center",
      gap: "3",
      height: { lg: "1.875rem" },
      textStyle: "small",
      color: "fg.muted",
      "&::after": { content: { lg: '""' }, flex: "1", borderTop: "1px solid {colors.border.strong}" },
    },
    "& > div": {
      gridColumn: { lg: "2" },
      borderInlineStart: { lg: "1px solid {colors.border.strong}" },
      paddingInlineStart: { lg: "8" },
      paddingBottom: { lg: "10" },
    },
    "&:last-child > div": { paddingBottom: "0" },
    "& h3": { textStyle: "h3", marginBottom: "2" },
  },
});

interface CasePartProps {
  readonly heading: string;
  /** A month. */
  readonly date?: string;
  readonly text: string;
}

/** A part of a case's story. */
export function CasePart({ heading, date, text }: CasePartProps) {
  return (
    <Part>
      {date ? <p>{date}</p> : null}
      <div>
        <h3>{heading}</h3>
        <Paragraphs text={text} />
      </div>
    </Part>
  );
}
