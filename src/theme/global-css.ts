import type { GlobalStyleObject } from "@chakra-ui/react/styled-system";

/**
 * Styles of a page on paper: its content alone, black on white, with addresses written out. Components say for
 * themselves what of them isn't printed (`data-print="none"`) and what is laid out otherwise.
 */
const printCss: GlobalStyleObject = {
  // Nobody waits for a banner to fade in, or for cards to rise.
  "[data-hero], main li": { _print: { animation: "none !important" } },
  "@page": { margin: "[18mm]" },
  "html, body": { _print: { background: "white" } },
  "[data-print=none]": { _print: { display: "none !important" } },
  "[data-ground=inverse], [data-ground=inverse] *": {
    _print: { color: "[black !important]", background: "[none !important]" },
  },
  "main section": {
    _print: { minHeight: "0 !important", height: "auto !important", paddingBlock: "[6mm !important]" },
  },
  "main a": { _print: { display: "inline !important", overflowWrap: "break-word", textAlign: "start" } },
  "main a svg": { _print: { display: "none !important" } },
  "main a[href^=http]::after": { _print: { content: "' (' attr(href) ')'", fontSize: "sm" } },
  // The site's own address stands in every page's HTML: gatsby-ssr.tsx.
  "main a[href^='/']::after": { _print: { content: "' (' var(--site-url) attr(href) ')'", fontSize: "sm" } },
  "main header, h1, h2, h3, h4": { _print: { breakAfter: "avoid", breakInside: "avoid" } },
  "img, figure, blockquote, main dl > div": { _print: { breakInside: "avoid" } },
};

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
  // It says a new page's first heading; src/layout/page-head.tsx says its title.
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
