import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { FiArrowLeft, FiArrowRight } from "react-icons/fi";
import { useHydrated } from "../lib/use-hydrated";
import { useMedia } from "../lib/use-media";
import { whenNearViewport } from "../lib/timing";
import { from } from "../theme/dimensions";
import { Dots } from "./dots";
import { Button, VisuallyHidden } from "./primitives";

/**
 * Manages a row that shows a few of its items.
 *
 * @returns `start`, the index of the first visible item; `shown`, the number of visible items; `positions`, the
 *   number of positions; `moved`, whether the visitor has moved the row; and `show`, which moves it to a position and
 *   wraps around
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<number | null>(null);
  // As in Items.
  const [two, three] = [useMedia(from("md")), useMedia(from("lg"))];
  const shown = three ? 3 : two ? 2 : 1;
  const positions = Math.max(1, count - shown + 1);
  const start = Math.min(position ?? 0, positions - 1);
  const show = (index: number) => {
    setPosition((index + positions) % positions);
  };
  return { start, shown, positions, moved: position !== null, show };
}

/** Without scripts, the visitor scrolls the row. */
const Viewport = chakra("div", {
  base: {
    position: "relative",
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media (scripting: none)": { scrollbarWidth: "auto" },
    // The layer that a finger drags: framer-motion allows no zoom.
    "& > [data-slot=finger]": { touchAction: "pan-y pinch-zoom !important" },
    "&[data-driven]": { overflowX: { base: "clip", _print: "visible" } },
  },
});

const Items = chakra("ul", {
  base: {
    "--start": "0",
    "--shown": { base: "1", md: "2", lg: "3" },
    display: { base: "grid", _print: "block" },
    gridAutoFlow: "column",
    gridAutoColumns: "calc((100% - 2rem * (var(--shown) - 1)) / var(--shown))",
    columnGap: "8",
    transform: { base: "translateX(calc(var(--start) * -1 * (100% + 2rem) / var(--shown)))", _print: "none" },
  },
});

interface CarouselRowProps {
  readonly id: string;
  readonly carousel: ReturnType<typeof useCarousel>;
  readonly children: ReactNode;
}

/** The row of items. It jumps until its motion is loaded near the viewport. Focus cannot reach items out of view. */
export function CarouselRow({ id, carousel: { start, shown, positions, show }, children }: CarouselRowProps) {
  const hydrated = useHydrated();
  const [motion, setMotion] = useState<typeof import("./carousel-motion") | null>(null);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!row.current) return undefined;
    return whenNearViewport(row.current, () => {
      // The name keeps webpack from adding other lazy chunks to this one.
      import(/* webpackChunkName: "carousel-motion" */ "./carousel-motion").then(setMotion, () => {
        // Then it goes on jumping.
      });
    });
  }, []);
  return (
    <Viewport data-driven={hydrated || undefined}>
      <Items ref={row} id={id} style={start > 0 ? ({ "--start": start } as CSSProperties) : undefined}>
        {Children.map(children, (child, index) => {
          const outOfView = hydrated && (index < start || index >= start + shown);
          // React 18 writes `inert` only as an empty string: https://github.com/facebook/react/issues/17157
          return (
            <li aria-hidden={outOfView || undefined} {...(outOfView ? { inert: "" } : {})}>
              {child}
            </li>
          );
        })}
      </Items>
      {motion && positions > 1 ? (
        <motion.CarouselMotion row={row} start={start} onMove={(steps) => show(start + steps)} />
      ) : null}
    </Viewport>
  );
}

interface CarouselControlsProps {
  readonly rowId: string;
  readonly count: number;
  /** A noun in the plural: "testimonials". */
  readonly itemsName: string;
  readonly carousel: ReturnType<typeof useCarousel>;
}

/** Previous, next and a dot for each position, unless all items are visible. Announces the visible items after a move. */
export function CarouselControls({ rowId, count, itemsName, carousel }: CarouselControlsProps) {
  const { start, shown, positions, moved, show } = carousel;
  if (positions === 1) return null;
  const range = (first: number) => {
    const last = Math.min(first + shown, count);
    return first + 1 === last ? `${last} of ${count}` : `${first + 1} to ${last} of ${count}`;
  };
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      marginTop={{ base: "8", md: "12" }}
      data-needs-script=""
      data-print="none"
    >
      <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-0.5">
        <Dots
          count={positions}
          current={start}
          label={(first) => `Show ${itemsName} ${range(first)}`}
          onChoose={show}
        />
      </chakra.div>
      <chakra.div display="flex" gap="3">
        {([-1, 1] as const).map((step) => (
          <Button
            key={step}
            variant="outline"
            size="icon"
            aria-controls={rowId}
            onClick={() => {
              show(start + step);
            }}
          >
            {step < 0 ? <FiArrowLeft aria-hidden="true" /> : <FiArrowRight aria-hidden="true" />}
            <VisuallyHidden>{`${step < 0 ? "Previous" : "Next"} ${itemsName}`}</VisuallyHidden>
          </Button>
        ))}
      </chakra.div>
      <VisuallyHidden aria-live="polite">{moved ? `Showing ${itemsName} ${range(start)}` : ""}</VisuallyHidden>
    </chakra.div>
  );
}
