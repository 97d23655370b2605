import { below, from } from "../theme/breakpoints";
import { MENU_ID } from "./menu-links";

const MENU = `#${MENU_ID}`;

/**
 * Styles for visitors without JavaScript: what scripts would open stands open, or opens under the mouse and the
 * keyboard's focus, the menu by its link; and what only scripts can do is not offered.
 */
export const NO_SCRIPT_CSS = [
  "[data-collapsed]{display:block!important}",
  "details::details-content{content-visibility:visible!important}",
  "[data-clipped]{max-height:none!important;mask-image:none!important}",
  "[data-needs-script]{display:none!important}",
  `@media${from("lg")}{[data-dropdown]:is(:hover,:focus-within)>ul{display:block!important}}`,
  `@media${below("lg")}{${MENU}{scroll-margin-top:-6rem}${MENU}:target #main-navigation{display:flex!important}`,
  `${MENU}:target [data-menu=open],${MENU}:not(:target) [data-menu=close]{display:none!important}`,
  "[data-dropdown]>ul{display:block!important}}",
].join("");
