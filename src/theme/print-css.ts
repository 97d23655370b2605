import type { GlobalStyleObject } from "@chakra-ui/react/styled-system";

/**
 * Styles of a page on paper: its content alone, black on white, with addresses written out. Components say for
 * themselves what of them isn't printed (`data-print="none"`) and what is laid out otherwise.
 */
export const printCss: GlobalStyleObject = {
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
