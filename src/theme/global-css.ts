import type { GlobalStyleObject } from "@chakra-ui/react/styled-system";
import { LOW_WINDOW } from "./dimensions";

/** Prints only the content, black on white, as wide as the paper, with the URLs of links. `data-print="none"` hides a part. */
const printCss: GlobalStyleObject = {
  "@page": { margin: "18mm" },
  "html, body": { _print: { background: "white" } },
  // Body text of 10 points; the record alone fills its page.
  "html:root": { _print: { fontSize: "75%" } },
  "html:root[data-prints]": { _print: { fontSize: "84%" } },
  // An open dialog prints alone.
  "[data-print=none], #___gatsby[inert]": { _print: { display: "none !important" } },
  "[data-ground=inverse], [data-ground=inverse] *": {
    _print: {
      "--chakra-borders-hairline": "1px solid {colors.border}",
      color: "black !important",
      background: "none !important",
    },
  },
  "main section": { _print: { minHeight: "0 !important", height: "auto !important", paddingBlock: "6mm !important" } },
  ":is(main section, [data-hero] > div, [data-header]) > div": {
    _print: { minHeight: "0 !important", paddingInline: "0 !important" },
  },
  "main :not(img)": { _print: { maxWidth: "none !important" } },
  "main :is(p, li, dd)": { _print: { textWrap: "pretty !important" } },
  "main [data-slot=picture]": { _print: { width: "50%" } },
  // "Print the record" (src/sections/case-studies/case-study-record.tsx)
  "[data-prints=record] :is([data-header], main section:not(#record))": { _print: { display: "none !important" } },
  "main a": { _print: { display: "inline !important", padding: "0 !important", textAlign: "start" } },
  "main a svg": { _print: { display: "none !important" } },
  "main a[href^=http]::after": { _print: { content: "' (' attr(href) ')'", fontSize: "sm" } },
  // gatsby-ssr.tsx writes this variable into every page. A table has no room for addresses.
  "main a[href^='/']:not(table a)::after": {
    _print: { content: "' (' var(--site-url) attr(href) ')'", fontSize: "sm" },
  },
  "[data-prints=record] #record": { _print: { padding: "0 !important" } },
  "[hidden=until-found]": { _print: { display: "block", contentVisibility: "visible" } },
  "main header, h1, h2, h3, h4": { _print: { breakAfter: "avoid", breakInside: "avoid" } },
  // Firefox knows no `breakAfter`: a heading is as high as what must follow it on its sheet.
  ":is(main header, h2, h3, h4)::after": {
    _print: { content: '""', display: "block", height: "6rem", marginBottom: "-6rem" },
  },
  // Firefox moves a high grid or flex container to the next sheet as a whole, or cuts its lines.
  ":where(html:not([data-prints]) :is(main, [role=dialog]) :is(section, article, header, figure, figcaption, form, div:not(dl > div), ul, ol, dl))":
    { _print: { display: "block !important" } },
  // In place of their gaps.
  ":where(html:not([data-prints]) main) :where(div + *, p + div, article + article, ol > li + li)": {
    _print: { marginTop: "3" },
  },
  // A field shows only a part of a long text, so its label has the whole (gatsby-browser.tsx).
  "label[data-typed]:not([data-typed=''])::after": {
    _print: { content: "'\\A' attr(data-typed)", fontWeight: "400", whiteSpace: "pre-wrap", unicodeBidi: "plaintext" },
  },
  "label[data-typed]:not([data-typed='']) ~ :is(input, textarea, [id$=hint])": { _print: { display: "none" } },
  "img, figure, blockquote, main dl > div": { _print: { breakInside: "avoid" } },
};

/** Chakra's types lack these properties. The size is for iPhones. */
const UNTYPED = { WebkitTextSizeAdjust: "100%", WebkitFontSmoothing: "antialiased", MozOsxFontSmoothing: "grayscale" };

/** The rules of Chakra's reset that the site needs. */
const resetCss: GlobalStyleObject = {
  "*, *::before, *::after, *::backdrop": { boxSizing: "border-box", borderWidth: "0", borderStyle: "solid" },
  "*": {
    margin: "0",
    padding: "0",
    font: "inherit",
    // A long word breaks instead of widening its container, except in tables.
    overflowWrap: "anywhere",
    WebkitTapHighlightColor: "transparent",
  },
  "img, svg": { display: "block", verticalAlign: "middle" },
  img: { maxWidth: "full", height: "auto" },
  "ol, ul": { listStyle: "none" },
  button: { WebkitAppearance: "button", background: "none" },
  "button, input, select, textarea": { color: "inherit" },
  table: { borderCollapse: "collapse" },
  a: { color: "inherit", textDecoration: "inherit" },
  strong: { fontWeight: "bolder" },
  "i, em": { fontStyle: "italic" },
  "::-webkit-search-decoration, ::-webkit-search-cancel-button": { WebkitAppearance: "none" },
  "[hidden]:where(:not([hidden='until-found']))": { display: "none !important" },
};

export const globalCss: GlobalStyleObject = {
  ...resetCss,
  html: {
    textSizeAdjust: "100%",
    ...UNTYPED,
    // All sizes are in rem, so everything grows by 15% between windows of 1440 and 1920 px.
    fontSize: "clamp(100%, calc(55% + 0.5vw), 115%)",
    // The height of the sticky header (4.5rem and its line), and a pixel for rounding.
    "--header": "calc(4.5rem + 2px)",
    [LOW_WINDOW]: { "--header": "0px" },
    scrollPaddingTop: "var(--header)",
    colorScheme: "light",
    "&.dark": { colorScheme: "dark" },
  },
  body: {
    position: "relative",
    fontFamily: "body",
    textStyle: "body",
    color: "fg",
    background: "bg.page",
    // Avoids a last line of a single word.
    textWrap: "pretty",
  },
  "li, dd, figcaption": { textWrap: "balance" },
  "main table *": { overflowWrap: "break-word" },
  // Forced colors remove shadows, but not the colors of icons, nor those of the logo, which needs a light ground.
  "[data-header] [aria-current]": { _highContrast: { textDecoration: "underline" } },
  svg: { _highContrast: { color: "inherit !important" } },
  "img[src$='.svg']": { _highContrast: { forcedColorAdjust: "none", background: "white", outline: "2px solid white" } },
  ":is(a, button) > svg": { flexShrink: "0" },
  // Arrows point to the end of the line.
  "[dir=rtl] main :is(a, nav) svg": { transform: "scaleX(-1)" },
  "a[href^='tel:']": { direction: "ltr", unicodeBidi: "isolate" },
  // A press anywhere in it opens its link (src/ui/links.tsx).
  "article:has([data-card-link])": { cursor: "pointer" },
  // Hides Gatsby's announcer, which reads a new page's first heading; src/layout/page-head.tsx announces its title.
  "#gatsby-announcer": { display: "none" },
  // The focus ring is the same everywhere. Its color depends on the background.
  ":where(:focus-visible)": { outline: "3px solid var(--ring, {colors.accent})", outlineOffset: "2px" },
  // A clicked button whose scripts are loading.
  "button[aria-busy=true]": {
    cursor: "progress",
    opacity: 0.6,
    animation: "pulse 600ms ease-in-out infinite alternate",
  },
  "[data-ground=inverse]": {
    "--chakra-borders-hairline": "1px solid {colors.border.inverse}",
    "--ring": "{colors.accent.inverse}",
  },
  // Adjacent sections on the same background share their padding.
  "[data-band=page] + [data-band=page], [data-band=page] + [data-first-screen-end] + [data-band=page]": {
    paddingTop: "0",
  },
  "::selection": { background: "highlight", color: "fg.onHighlight" },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      // With a longer one, what was hidden can't get focus at once.
      transitionDuration: "0s !important",
    },
  },
  ...printCss,
};
