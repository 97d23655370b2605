import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { FiArrowLeft, FiArrowRight } from "react-icons/fi";
import { ignore } from "../lib/ignore";
import { useHydrated } from "../lib/use-hydrated";
import { useMedia } from "../lib/use-media";
import { whenNearViewport } from "../lib/timing";
import { from } from "../theme/dimensions";
import { Dots } from "./dots";
import { Button, VisuallyHidden } from "./primitives";

/** Without scripts, the visitor scrolls the row. */
const Viewport = chakra("div", {
  base: {
    position: "relative",
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media (scripting: none)": { scrollbarWidth: "auto" },
    "&[data-driven]": { overflowX: { base: "clip", _print: "visible" }, touchAction: "pan-y pinch-zoom" },
  },
});

const Items = chakra("ul", {
  base: {
    "--start": "0",
    "--shown": { base: "1", md: "2", lg: "3" },
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "calc((100% - 2rem * (var(--shown) - 1)) / var(--shown))",
    columnGap: "8",
    "--way": { base: "-1", _rtl: "1" },
    transform: { base: "translateX(calc(var(--start) * var(--way) * (100% + 2rem) / var(--shown)))", _print: "none" },
  },
});

const Controls = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    marginTop: { base: "8", md: "12" },
    "& svg": { transform: { _rtl: "scaleX(-1)" } },
  },
});

interface CarouselProps {
  /** What the items are, in the plural: "testimonials". */
  readonly name: string;
  /** The id of the heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/**
 * A row that shows a few of its items. If there are more, buttons move it by one and wrap around, and dots jump to each
 * position. It jumps until its motion is loaded near the viewport. Focus cannot reach items out of view.
 */
export function Carousel({ name, labelledBy, children }: CarouselProps) {
  const hydrated = useHydrated();
  const [position, setPosition] = useState<number | null>(null);
  const [motion, setMotion] = useState<typeof import("./carousel-motion") | null>(null);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The row itself may be moved out of the window.
    const viewport = row.current?.parentElement;
    if (!viewport) return undefined;
    return whenNearViewport(viewport, () => {
      // Without it, the row goes on jumping. The name keeps webpack from adding other lazy chunks to this one.
      import(/* webpackChunkName: "carousel-motion" */ "./carousel-motion").then(setMotion, ignore);
    });
  }, []);

  // As in Items.
  const [two, three] = [useMedia(from("md")), useMedia(from("lg"))];
  const shown = three ? 3 : two ? 2 : 1;
  const count = Children.count(children);
  const positions = Math.max(1, count - shown + 1);
  const start = Math.min(position ?? 0, positions - 1);
  const show = (index: number) => {
    setPosition((index + positions) % positions);
  };
  const range = (first: number) => {
    const last = Math.min(first + shown, count);
    return first + 1 === last ? `${last} of ${count}` : `${first + 1} to ${last} of ${count}`;
  };
  const rowId = `${name}-row`;
  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby={labelledBy}>
      <Viewport data-driven={hydrated || undefined}>
        <Items ref={row} id={rowId} style={start > 0 ? ({ "--start": start } as CSSProperties) : undefined}>
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
      {positions === 1 ? null : (
        <Controls data-needs-script="" data-print="none">
          <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-0.5">
            <Dots count={positions} current={start} label={(first) => `Show ${name} ${range(first)}`} onChoose={show} />
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
                <VisuallyHidden>{`${step < 0 ? "Previous" : "Next"} ${name} `}</VisuallyHidden>
              </Button>
            ))}
          </chakra.div>
          <VisuallyHidden aria-live="polite">
            {position === null ? "" : `Showing ${name} ${range(start)}`}
          </VisuallyHidden>
        </Controls>
      )}
    </div>
  );
}
