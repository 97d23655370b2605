import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { ReactNode } from "react";
import { STAGGER_STEP, useStagger } from "../lib/use-stagger";

const Grid = chakra("ul", {
  base: {
    display: "grid",
    listStyle: "none",
    columnGap: { base: "6", lg: "8" },
    rowGap: { base: "10", lg: "14" },
    // A card is set by the width that it has here, not by the window's.
    "& > li": { containerType: "inline-size" },
    "&[data-stagger=waiting] > li": { opacity: { base: 0.01, _motionReduce: 1, _print: 1 } },
    "&[data-stagger=rising] > li": { animation: "rise 400ms ease-out both" },
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: "minmax(0, 1fr)" },
      2: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } },
      3: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(3, minmax(0, 1fr))",
        },
      },
      4: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        },
      },
      // Two cards that need the width of half a wide screen each.
      duo: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } },
      // Three cards, side by side or below each other: never two and a leftover.
      trio: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" } },
      // Three short texts, which fit side by side on narrower screens.
      texts: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } },
    },
  },
});

interface CardGridProps {
  /** Columns on wide screens. */
  readonly columns: 1 | 2 | 3 | 4 | "duo" | "trio" | "texts";
  /** The cards. They come into sight one after the other, 0.1 s apart. */
  readonly children: ReactNode;
}

/** A grid of cards, as a list. */
export function CardGrid({ columns, children }: CardGridProps) {
  const { ref, stagger } = useStagger<HTMLUListElement>();
  return (
    <Grid ref={ref} columns={columns} data-stagger={stagger}>
      {Children.map(children, (child, index) => (
        <li style={{ animationDelay: `${(index * STAGGER_STEP).toFixed(1)}s` }}>{child}</li>
      ))}
    </Grid>
  );
}
