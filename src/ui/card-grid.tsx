import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { anchorId } from "../lib/paths";
import { whenInView } from "../lib/timing";

const tracks = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

const gridColumns = {
  1: {},
  2: { gridTemplateColumns: { md: tracks(2) } },
  3: { gridTemplateColumns: { sm: tracks(2), lg: tracks(3) } },
  // Three cards too wide for two columns.
  trio: { gridTemplateColumns: { lg: tracks(3) } },
  // The scorecards share the rows of the grid.
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

/** Each card starts 0.1 s after the one before. No card waits longer than 0.5 s. */
const DELAYS = [1, 2, 3, 4, 5];

/** Only opacity changes, so clicks always work. */
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

/** Returns whether the URL's anchor is the element, contains it or is in it. */
function isLinkTarget(element: Element): boolean {
  const target = document.getElementById(anchorId(window.location.hash));
  return target !== null && (target.contains(element) || element.contains(target));
}

/** Fades in the cards when the grid comes into view. Initially visible cards and link targets are never hidden. */
function useStagger() {
  const ref = useRef<HTMLUListElement>(null);
  const [stagger, setStagger] = useState<Stagger>("still");

  useEffect(() => {
    const grid = ref.current;
    if (!grid || grid.getBoundingClientRect().top < window.innerHeight || isLinkTarget(grid)) return undefined;

    setStagger("waiting");
    return whenInView(grid, () => {
      setStagger("fading");
    });
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
    // A printed container would not break across pages, and the next one would overlap it.
    "& > li": { containerType: { base: "inline-size", _print: "normal" }, marginBottom: { _print: "6" } },
    "@media screen and (prefers-reduced-motion: no-preference)": FADE,
  },
  variants: { columns: gridColumns, compact: { true: { rowGap: "0" } } },
});

interface CardGridProps {
  readonly columns: keyof typeof gridColumns;
  /** Without gaps between rows. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

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
