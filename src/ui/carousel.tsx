import { chakra } from "@chakra-ui/react/styled-system";
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { FiArrowLeft, FiArrowRight } from "react-icons/fi";
import { useHydrated } from "../lib/use-hydrated";
import { useMedia } from "../lib/use-media";
import { from } from "../theme/dimensions";
import { Dots } from "./dots";
import { Button, VisuallyHidden } from "./primitives";
import { useHeadingId } from "./section";

/** The browser scrolls it, also without scripts. */
const Row = chakra("ul", {
  base: {
    "--shown": { base: "1", md: "2", lg: "3" },
    position: "relative",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "calc((100% - 2rem * (var(--shown) - 1)) / var(--shown))",
    columnGap: "8",
    overflowX: { base: "auto", _print: "visible" },
    // Otherwise a trackpad's swipe at the end of the row goes back in the browser's history.
    overscrollBehaviorX: "contain",
    scrollBehavior: { _motionSafe: "smooth" },
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    "@media (scripting: none)": { scrollbarWidth: "auto" },
    "& > li": { scrollSnapAlign: "start", scrollSnapStop: "always" },
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

/** Time without an event after which the row has come to rest, in milliseconds. Safari has no `scrollend`. */
const REST = 150;

/** From an item to the next one. It is negative from right to left, and so is `scrollLeft`. */
function stepOf(row: Element): number {
  const [first, second] = row.children;
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

const positionOf = (row: Element) => Math.round(row.scrollLeft / stepOf(row)) || 0;

interface CarouselProps {
  /** What the items are, in the plural: "testimonials". */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A row that shows a few of its items. If there are more, buttons move it by one and wrap around, and dots jump to each
 * position. Focus cannot reach items out of view.
 */
export function Carousel({ name, children }: CarouselProps) {
  const hydrated = useHydrated();
  const [position, setPosition] = useState<number | null>(null);
  // A change of the items during a smooth scroll would end it in Firefox and Safari.
  const [rest, setRest] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const timer = useRef<number>();
  const settle = useCallback(() => {
    const reached = row.current ? positionOf(row.current) : 0;
    setRest(reached);
    setPosition((now) => (reached === (now ?? 0) ? now : reached));
  }, []);
  // The visitor may have scrolled it before.
  useEffect(settle, [settle]);

  // As in Row.
  const [two, three] = [useMedia(from("md")), useMedia(from("lg"))];
  const shown = three ? 3 : two ? 2 : 1;
  const count = Children.count(children);
  const positions = Math.max(1, count - shown + 1);
  const start = Math.min(position ?? 0, positions - 1);
  useEffect(() => {
    // Firefox doesn't snap again when the items get another width.
    const keep = () => row.current?.scrollTo({ left: start * stepOf(row.current), behavior: "instant" });
    window.addEventListener("resize", keep);
    return () => window.removeEventListener("resize", keep);
  }, [start]);
  const show = (index: number) => {
    const goal = (index + positions) % positions;
    setPosition(goal);
    row.current?.scrollTo({ left: goal * stepOf(row.current) });
  };
  const follow = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, REST);
  };
  const range = (first: number) => {
    const last = Math.min(first + shown, count);
    return first + 1 === last ? `${last} of ${count}` : `${first + 1} to ${last} of ${count}`;
  };
  const rowId = `${name}-row`;
  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby={useHeadingId()}>
      <Row ref={row} id={rowId} tabIndex={positions > 1 ? 0 : undefined} onScroll={follow}>
        {Children.map(children, (child, index) => {
          const first = Math.min(rest, positions - 1);
          const outOfView = hydrated && (index < first || index >= first + shown);
          // React 18 writes `inert` only as an empty string: https://github.com/facebook/react/issues/17157
          return (
            <li aria-hidden={outOfView || undefined} {...(outOfView ? { inert: "" } : {})}>
              {child}
            </li>
          );
        })}
      </Row>
      {positions === 1 ? null : (
        <Controls data-needs-script="" data-print="none">
          <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-0.5">
            <Dots count={positions} current={start} label={(first) => `Show ${name} ${range(first)}`} onChoose={show} />
          </chakra.div>
          <chakra.div display="flex" gap="3">
            {([-1, 1] as const).map((step) => (
              <Button key={step} variant="outline" size="icon" aria-controls={rowId} onClick={() => show(start + step)}>
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
