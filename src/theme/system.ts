import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./dimensions";
import { globalCss } from "./global-css";
import { toastRecipe } from "./toast-recipe";
import { keyframes, semanticTokens, textStyles, tokens } from "./tokens";

/** The rules of Chakra's reset that no element of the site needs, or that the site overrides. */
const UNUSED_RESETS = [
  ...["hr", "iframe", "img", "small", "sub, sup", "sub", "sup", "dialog", "abbr:where([title])", ":-moz-ui-invalid"],
  // Fields have none by their recipe, and the same ring.
  'input[type="text"], input[type="email"], input[type="search"], input[type="password"]',
  "input[type='search']",
  ...["code, kbd, pre, samp", "code, kbd, samp, pre", "::-webkit-file-upload-button", "input[type='number']"],
  'input[type="number"]::-webkit-inner-spin-button, input[type="number"]::-webkit-outer-spin-button',
  ...["p, h1, h2, h3, h4, h5, h6", "button, select", "*::placeholder", "textarea", "summary", ":-moz-focusring"],
];

/** The properties of the document's reset that the body overrides, or that have no effect on the site. */
const UNUSED_ON_DOCUMENT = [
  ...["lineHeight", "--font-fallback", "fontFamily", "MozTabSize", "tabSize"],
  // What browsers do by themselves: with a viewport as wide as the device, no press waits for a second one.
  ...["textRendering", "touchAction"],
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

const EVERYTHING = "*, *::before, *::after, *::backdrop";

const { html, [EVERYTHING]: everything, ...resets } = complete.getPreflightCss();
const usedResets = {
  html: without(UNUSED_ON_DOCUMENT, html),
  // Borders have the text's color by themselves.
  [EVERYTHING]: without(["borderColor"], everything),
  ...without(UNUSED_RESETS, resets),
};

/**
 * The Chakra system of the site: Chakra's base configuration without its default theme, whose tokens and recipes would be
 * most of the toasts' JavaScript.
 */
export const system: SystemContext = {
  ...complete,
  _global: [usedResets, complete.getGlobalCss(), complete.getTokenCss()],
};
