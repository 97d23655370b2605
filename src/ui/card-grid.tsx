import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { anchorId } from "../lib/paths";
import { below, from } from "../theme/dimensions";

type Styles = Readonly<Record<string, string>>;

/** The number of tracks that any number of cards up to this many can fill. */
const TRACKS = { 2: 2, 3: 6, 4: 12 } as const;

/**
 * The rows, by the number of their cards, at the end of a grid that its number of columns doesn't divide. A card left over
 * takes one of the row before, instead of the width of a whole row; in two columns it stays in its own.
 */
const ENDINGS: Readonly<Record<keyof typeof TRACKS, readonly (readonly number[])[]>> = {
  2: [],
  3: [[2], [2, 2]],
  4: [[2], [3], [3, 2]],
};

/** Returns the styles of a grid with this many cards a row, in which the cards of its last rows share their widths. */
function rows(columns: keyof typeof TRACKS): Readonly<Record<string, string | Styles>> {
  const tracks = TRACKS[columns];
  const span = (cards: number) => ({ gridColumn: `span ${String(tracks / cards)}` });
  const styles: Record<string, string | Styles> = {
    gridTemplateColumns: `repeat(${String(tracks)}, minmax(0, 1fr))`,
    "& > li": span(columns),
  };
  for (const ending of ENDINGS[columns]) {
    const cards = ending.flatMap((inRow) => Array.from({ length: inRow }, () => inRow));
    for (const [index, inRow] of cards.entries()) {
      const place = `${String(columns)}n + ${String(index + 1)}`;
      styles[`& > li:nth-of-type(${place}):nth-last-of-type(${String(cards.length - index)})`] = span(inRow);
    }
  }
  return styles;
}

const ONE = { gridTemplateColumns: "minmax(0, 1fr)" };
const between = (lower: "sm" | "md", upper: "lg") => `@media ${from(lower)} and ${below(upper)}`;

/** The number of cards side by side, by the width of the window. */
const gridColumns = {
  1: ONE,
  2: { ...ONE, [`@media ${from("md")}`]: rows(2) },
  3: { ...ONE, [between("sm", "lg")]: rows(2), [`@media ${from("lg")}`]: rows(3) },
  4: { ...ONE, [between("sm", "lg")]: rows(2), [`@media ${from("lg")}`]: rows(4) },
  // Two cards, each of which needs half of a wide screen.
  duo: { ...ONE, [`@media ${from("lg")}`]: rows(2) },
  // Three cards, side by side or below each other.
  trio: { ...ONE, [`@media ${from("lg")}`]: rows(3) },
  // Three short texts, which fit side by side on narrower screens.
  texts: { ...ONE, [`@media ${from("md")}`]: rows(3) },
};

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
      { animationDelay: `[0.${String(tenths)}s]` },
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
    listStyle: "none",
    columnGap: { base: "6", lg: "8" },
    rowGap: { base: "8", sm: "10", lg: "14" },
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

/** A list of cards in a grid. The cards of its last row share the row's width, and none has a whole row to itself. */
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
