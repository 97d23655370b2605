import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./dimensions";
import { globalCss } from "./global-css";
import { toastRecipe } from "./toast-recipe";
import { keyframes, semanticTokens, textStyles, tokens } from "./tokens";

/** Rules of Chakra's reset that the site does not need or overrides. */
const UNUSED_RESETS = [
  "hr",
  "iframe",
  "img",
  "small",
  "sub, sup",
  "sub",
  "sup",
  "dialog",
  "abbr:where([title])",
  ":-moz-ui-invalid",
  "code, kbd, pre, samp",
  "code, kbd, samp, pre",
  "::-webkit-file-upload-button",
  "input[type='number']",
  'input[type="number"]::-webkit-inner-spin-button, input[type="number"]::-webkit-outer-spin-button',
  "p, h1, h2, h3, h4, h5, h6",
  "button, select",
  "*::placeholder",
  "textarea",
  "summary",
  ":-moz-focusring",
  // The field recipe and the focus ring replace these.
  'input[type="text"], input[type="email"], input[type="search"], input[type="password"]',
  "input[type='search']",
];

/** Properties of the document's reset that the body overrides or that have no effect. */
const UNUSED_ON_DOCUMENT = [
  "lineHeight",
  "--font-fallback",
  "fontFamily",
  "MozTabSize",
  "tabSize",
  // Browser defaults with this viewport.
  "textRendering",
  "touchAction",
];

const complete = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  disableLayers: true,
  theme: {
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${String(width)}px`])),
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    slotRecipes: { toast: toastRecipe },
  },
});

const without = (names: readonly string[], styles: object) =>
  Object.fromEntries(Object.entries(styles).filter(([name]) => !names.includes(name)));

const ALL_ELEMENTS = "*, *::before, *::after, *::backdrop";

const { html, [ALL_ELEMENTS]: everything, ...resets } = complete.getPreflightCss();
const usedResets = {
  html: without(UNUSED_ON_DOCUMENT, html),
  // The default border color is the text color.
  [ALL_ELEMENTS]: without(["borderColor"], everything),
  ...without(UNUSED_RESETS, resets),
};

/** Without Chakra's default theme, which would be most of the toasts' JavaScript. */
export const system: SystemContext = {
  ...complete,
  _global: [usedResets, complete.getGlobalCss(), complete.getTokenCss()],
};
