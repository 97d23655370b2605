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
];

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

const resets = Object.fromEntries(
  Object.entries(complete.getPreflightCss()).filter(([selector]) => !UNUSED_RESETS.includes(selector)),
);

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
      : [resets, complete.getGlobalCss(), complete.getTokenCss()],
};
