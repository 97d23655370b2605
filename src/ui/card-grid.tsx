import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, type ReactNode } from "react";
import { ON_PHONES, tracks } from "../theme/dimensions";
import { TILES, WIDE_CARDS } from "./picture-card";

/** The parts of cards side by side share the rows of the grid, so each part starts at the same height. */
const aligned = (parts: number) => ({
  "@supports (grid-template-rows: subgrid)": {
    // The last part has the gap below it: a gap of the grid would also be between the parts.
    rowGap: "0",
    marginBottom: "-10",
    "& > li": { paddingBottom: "10" },
    "& > li, & > li > article": { display: "grid", gridTemplateRows: "subgrid", gridRow: `span ${parts}` },
  },
});

/** One dimension, because the compiler makes a class for each combination of variants. */
const gridColumns = {
  1: { sm: WIDE_CARDS },
  2: { gridTemplateColumns: { md: tracks(2) }, smToMd: WIDE_CARDS, xl: WIDE_CARDS },
  3: { gridTemplateColumns: { sm: tracks(2), lg: tracks(3) } },
  "3 compact": { gridTemplateColumns: { base: tracks(2), lg: tracks(3) }, rowGap: "0" },
  "3 tiles": { gridTemplateColumns: { base: tracks(2), lg: tracks(3) }, [ON_PHONES]: TILES },
  "3 aligned": { gridTemplateColumns: { sm: tracks(2), lg: tracks(3) }, lg: aligned(3) },
  // Three cards too wide for two columns.
  trio: { gridTemplateColumns: { lg: tracks(3) }, smToLg: WIDE_CARDS, lg: aligned(3) },
  scorecards: { gridTemplateColumns: { lg: tracks(3) }, lg: aligned(7) },
} as const;

/**
 * A card is transparent until its turn. Then a cover in the color of the page fades, and not the card: half-transparent text
 * has too little contrast, and browsers leave what is transparent out of the largest paint. Clicks go through the cover.
 */
const FADE = {
  "& > li": { animation: "appear 400ms step-start var(--delay, 0s) backwards" },
  "& > li::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    background: "bg.page",
    opacity: "0",
    pointerEvents: "none",
    animation: "uncover 400ms ease-out var(--delay, 0s) backwards",
  },
  "& > li[data-waiting], & > li[data-waiting]::after": { animationName: "none" },
  // Each card starts 0.1 s after the one before. In the first window, no card waits longer than 0.5 s.
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((tenths) => [`& > li:nth-of-type(n + ${tenths + 1})`, { "--delay": `0.${tenths}s` }]),
  ),
};

/**
 * Keeps the fade of cards below the window until they come near it. Those that come together fade in 0.1 s apart. Until then,
 * and after a jump to them, they are visible: a saved page or a picture of the whole page shows them, too.
 */
function useStagger() {
  const ref = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const startFades: IntersectionObserverCallback = (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const [index, { target, boundingClientRect }] of near.entries()) {
        observer.unobserve(target);
        if (boundingClientRect.top < window.innerHeight) continue;
        (target as HTMLElement).style.setProperty("--delay", `${index / 10}s`);
        target.removeAttribute("data-waiting");
      }
    };
    // A quarter of the window below it, so no card is seen before its cover.
    const observer = new IntersectionObserver(startFades, { rootMargin: "0% 0% 25%" });
    const cards = [...(ref.current?.children ?? [])];
    // All places are read before a change, which would make the browser calculate the layout again.
    for (const card of cards.filter((one) => one.getBoundingClientRect().top >= window.innerHeight)) {
      card.setAttribute("data-waiting", "");
      observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);

  return ref;
}

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)" },
    columnGap: { base: "6", lg: "8" },
    rowGap: { base: "6", md: "10" },
    "& > li": { position: "relative", marginBottom: { _print: "6" } },
    "@media screen and (prefers-reduced-motion: no-preference)": FADE,
  },
  variants: { columns: gridColumns },
});

export interface CardGridProps {
  readonly columns: keyof typeof gridColumns;
  readonly children: ReactNode;
}

export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <Grid ref={useStagger()} columns={columns}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
