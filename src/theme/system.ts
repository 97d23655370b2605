import { createSystem } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { breakpoints } from "./breakpoints";
import { globalCss } from "./global-css";
import { keyframes } from "./keyframes";
import { semanticTokens } from "./semantic-tokens";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

/** Of Chakra's reset what the site has no elements for, or sets itself. */
const UNUSED_RESETS = [
  ...["hr", "iframe", "img", "small", "sub, sup", "sub", "sup", "dialog", "abbr:where([title])", ":-moz-ui-invalid"],
  ...["code, kbd, pre, samp", "code, kbd, samp, pre", "::-webkit-file-upload-button", "input[type='number']"],
  'input[type="number"]::-webkit-inner-spin-button, input[type="number"]::-webkit-outer-spin-button',
  ...["p, h1, h2, h3, h4, h5, h6", "button, select", "*::placeholder", "textarea", "summary", ":-moz-focusring"],
];

/** Of its reset of the document, what the body sets again or nothing on the site shows. */
const UNUSED_ON_DOCUMENT = ["lineHeight", "--font-fallback", "fontFamily", "MozTabSize", "tabSize"];

const complete = createSystem(baseConfig, {
  preflight: true,
  globalCss,
  disableLayers: true,
  strictTokens: true,
  theme: {
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${String(width)}px`])),
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});

const without = (names: readonly string[], styles: object) =>
  Object.fromEntries(Object.entries(styles).filter(([name]) => !names.includes(name)));

const { html, ...resets } = complete.getPreflightCss();
const usedResets = { html: without(UNUSED_ON_DOCUMENT, html), ...without(UNUSED_RESETS, resets) };

/**
 * The Chakra system of the site. It is composed of the base configuration instead of Chakra's default system, whose tokens
 * and recipes would be most of the notices' JavaScript.
 */
export const system: SystemContext = {
  ...complete,
  _global: [usedResets, complete.getGlobalCss(), complete.getTokenCss()],
};
