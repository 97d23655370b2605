import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { anchorId } from "../lib/paths";

const tracks = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

/** The number of cards side by side, by the width of the window. */
const gridColumns = {
  1: {},
  2: { gridTemplateColumns: { md: tracks(2) } },
  3: { gridTemplateColumns: { sm: tracks(2), lg: tracks(3) } },
  // Three cards that need a third of a wide screen.
  trio: { gridTemplateColumns: { lg: tracks(3) } },
  // Three scorecards, which share the rows of the grid.
  scorecards: {
    gridTemplateColumns: { lg: tracks(3) },
    rowGap: { base: "8", md: "10", lg: "0" },
    "& > li": {
      display: { lg: "grid" },
      gridTemplateRows: "subgrid",
      gridRow: { lg: "span 7" },
      containerType: "normal",
    },
  },
} as const;

/** The delay between two cards of a grid, and the longest delay, in tenths of a second (docs/behaviour.md 4.13). */
const DELAYS = [1, 2, 3, 4, 5];

/** Whether the cards of a grid are shown, are hidden, or fade in. Opacity alone changes: a press is never lost. */
type Stagger = "still" | "waiting" | "fading";

const FADE = {
  "&[data-stagger=waiting] > li": { opacity: "0" },
  "&[data-stagger=fading] > li": { animation: "appear 400ms ease-out backwards" },
  ...Object.fromEntries(
    DELAYS.map((tenths) => [
      `&[data-stagger=fading] > li:nth-of-type(n + ${String(tenths + 1)})`,
      { animationDelay: `0.${String(tenths)}s` },
    ]),
  ),
};

/** Tells whether the address leads to the element, to one around it or to one in it. */
function isJumpedTo(element: Element): boolean {
  const target = document.getElementById(anchorId(window.location.hash));
  return target !== null && (target.contains(element) || element.contains(target));
}

/**
 * Lets the cards of a grid fade in one after the other when the grid comes into view. Cards that the visitor sees from
 * the start, or that the address leads to, are never hidden.
 */
function useStagger() {
  const ref = useRef<HTMLUListElement>(null);
  const [stagger, setStagger] = useState<Stagger>("still");

  useEffect(() => {
    const grid = ref.current;
    if (!grid || grid.getBoundingClientRect().top < window.innerHeight || isJumpedTo(grid)) return undefined;

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setStagger("fading");
    });
    setStagger("waiting");
    observer.observe(grid);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { ref, stagger };
}

const Grid = chakra("ul", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: "minmax(0, 1fr)",
    listStyle: "none",
    columnGap: { base: "6", lg: "8" },
    rowGap: { base: "8", md: "10" },
    // A card adapts to its own width instead of the window's. When printed, a container would not break across pages:
    // what follows would be printed over its end.
    "& > li": { containerType: { base: "inline-size", _print: "normal" }, marginBottom: { _print: "6" } },
    "@media screen and (prefers-reduced-motion: no-preference)": FADE,
  },
  variants: { columns: gridColumns, compact: { true: { rowGap: "0" } } },
});

interface CardGridProps {
  /** The number of columns on wide screens. */
  readonly columns: keyof typeof gridColumns;
  /** Without gaps between rows: the cards have hairlines. */
  readonly compact?: boolean;
  /** The cards, which fade in 0.1 s apart. */
  readonly children: ReactNode;
}

/** A list of cards in a grid. */
export function CardGrid({ columns, compact, children }: CardGridProps) {
  const { ref, stagger } = useStagger();
  return (
    <Grid ref={ref} columns={columns} compact={compact} data-stagger={stagger}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
