import { below, from } from "../theme/breakpoints";

/**
 * Styles for visitors without JavaScript: what scripts would open stands open, or opens under the mouse and the
 * keyboard's focus, and what only scripts can do is not offered.
 */
export const NO_SCRIPT_CSS = [
  "[data-collapsed]{display:block!important}",
  "details::details-content{content-visibility:visible!important}",
  "[data-clipped]{max-height:none!important;mask-image:none!important}",
  "[data-needs-script]{display:none!important}",
  `@media${from("lg")}{[data-dropdown]:is(:hover,:focus-within)>ul{display:block!important}}`,
  `@media${below("lg")}{[data-header]{position:static!important}[data-header]>div{flex-wrap:wrap}`,
  "#main-navigation{display:flex!important;position:static!important;width:100%;height:auto!important}",
  "[data-dropdown]>ul{display:block!important}}",
].join("");
