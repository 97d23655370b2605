import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { useCarousel } from "../lib/use-carousel";
import { useHydrated } from "../lib/use-hydrated";
import { useSwipe } from "../lib/use-carousel";

/** Without scripts the row is scrolled by hand; with them it is moved by whole items. */
const Window = chakra("div", {
  base: {
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media (scripting: none)": { scrollbarWidth: "auto" },
    "&[data-driven]": { overflowX: { base: "clip", _print: "visible" }, touchAction: "pan-y" },
  },
});

/** As many items side by side as `perView` says, at the same widths: 1, then 2, then 3, with 2 rem between them. */
const Track = chakra("ul", {
  base: {
    "--start": "0",
    "--shown": { base: "1", md: "2", lg: "3" },
    display: { base: "grid", _print: "block" },
    gridAutoFlow: "column",
    gridAutoColumns: "calc((100% - 2rem * (var(--shown) - 1)) / var(--shown))",
    columnGap: "8",
    listStyle: "none",
    transform: { base: "translateX(calc(var(--start) * -1 * (100% + 2rem) / var(--shown)))", _print: "none" },
    transition: "transform",
    transitionDuration: "moderate",
    transitionTimingFunction: "ease-out",
  },
});

interface CarouselRowProps {
  readonly id: string;
  readonly carousel: ReturnType<typeof useCarousel>;
  /** The items, in order. */
  readonly children: ReactNode;
}

/** The moving part of a carousel: a list of which the window shows a group. What is out of view can't be reached. */
export function CarouselRow({ id, carousel: { start, shown, next, previous }, children }: CarouselRowProps) {
  const driven = useHydrated();
  const swipe = useSwipe(next, previous);
  return (
    <Window data-driven={driven || undefined} {...swipe}>
      <Track id={id} style={start > 0 ? ({ "--start": start } as CSSProperties) : undefined}>
        {Children.map(children, (child, index) => {
          const outOfView = driven && (index < start || index >= start + shown);
          // React 18 writes `inert` only as an empty string: https://github.com/facebook/react/issues/17157
          return (
            <li aria-hidden={outOfView || undefined} {...(outOfView ? { inert: "" } : {})}>
              {child}
            </li>
          );
        })}
      </Track>
    </Window>
  );
}
