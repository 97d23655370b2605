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
  },
});

const When = chakra("p", {
  base: {
    display: { lg: "flex" },
    alignItems: "center",
    gap: "3",
    height: { lg: "1.875rem" },
    textStyle: "small",
    color: "fg.muted",
    "&::after": { content: { lg: '""' }, flex: "1", borderTop: "1px solid {colors.border.strong}" },
  },
});

interface CasePartProps {
  readonly heading: string;
  readonly date?: string;
  readonly text: string;
}

export function CasePart({ heading, date, text }: CasePartProps) {
  return (
    <Part>
      {date ? <When>{date}</When> : null}
      <chakra.div
        gridColumn={{ lg: "2" }}
        borderInlineStart={{ lg: "1px solid {colors.border.strong}" }}
        paddingInlineStart={{ lg: "8" }}
        paddingBottom={{ lg: "10" }}
        css={{ "*:last-child > &": { paddingBottom: "0" } }}
      >
        <chakra.h3 css={{ textStyle: "h3", marginBottom: "2" }}>{heading}</chakra.h3>
        <Paragraphs text={text} />
      </chakra.div>
    </Part>
  );
}
