import { createSystem } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { breakpoints } from "./dimensions";
import { globalCss } from "./global-css";
import { keyframes, textStyles } from "./text-styles";
import { semanticTokens, tokens } from "./tokens";

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
 * The Chakra system of the site. It is composed from the base configuration, not the default system,
 * whose tokens and recipes would be most of the notices' JavaScript.
 *
 * The built site's browser finds the reset and global styles in every page's HTML and needn't insert them again; of the
 * tokens it has those only that change with the mode or the ground.
 * https://www.gatsbyjs.com/docs/how-to/local-development/environment-variables/
 */
export const system: SystemContext = {
  ...complete,
  _global:
    process.env.BUILD_STAGE === "build-javascript"
      ? [complete.getTokenCss()]
      : [usedResets, complete.getGlobalCss(), complete.getTokenCss()],
};
