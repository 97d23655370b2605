import type { GlobalStyleObject } from "@chakra-ui/react/styled-system";
import { printCss } from "./print-css";

/** Styles of the document itself. */
export const globalCss: GlobalStyleObject = {
  html: {
    // An anchor lands below the sticky header.
    scrollPaddingTop: { base: "[5rem]", lg: "[6rem]" },
    colorScheme: "light",
    "&.dark": { colorScheme: "dark" },
  },
  body: {
    fontFamily: "body",
    textStyle: "body",
    color: "fg",
    background: "bg.page",
    // No last line of a single word; text styles that balance their lines do so for all that is in them.
    textWrap: "pretty",
  },
  // In the content, a word longer than its place breaks, and the place doesn't grow with it; the columns of a table do.
  "main *": { overflowWrap: "anywhere" },
  "main table *": { overflowWrap: "break-word" },
  "a > svg": { flexShrink: "0" },
  // It says a new page's first heading; src/layout/page-announcer.tsx says its title.
  "#gatsby-announcer": { display: "none" },
  ":where(a, button, input, select, textarea, summary, [tabindex]):focus-visible": {
    outline: "3px solid",
    outlineColor: "accent",
    outlineOffset: "2px",
  },
  ":where([data-ground=inverse]) :where(a, button, input, select, textarea, [tabindex]):focus-visible": {
    outlineColor: "accent.inverse",
  },
  // What was pressed and waits for its scripts.
  "button[aria-busy=true]": {
    cursor: "progress",
    opacity: 0.6,
    animation: "pulse 600ms ease-in-out infinite alternate",
  },
  // One hairline, as light or as dark as its ground asks.
  "[data-ground=inverse]": { "--chakra-borders-hairline": "1px solid {colors.border.inverse}" },
  // Two sections on the same ground share the air between them.
  "[data-band=page] + [data-band=page], [data-band=alternate] + [data-band=alternate]": { paddingTop: "0" },
  "::selection": { background: "highlight", color: "ink" },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "[0.01ms !important]",
      animationDelay: "[0s !important]",
      animationIterationCount: "1 !important",
      transitionDuration: "[0.01ms !important]",
    },
  },
  ...printCss,
};
