import { below, from } from "../theme/dimensions";

/** The anchor that opens the menu without JavaScript. */
export const MENU_ID = "menu";

export const NO_SCRIPT_PATH = "/no-script.css";

const MENU = `#${MENU_ID}`;

/** Opens collapsed content, opens dropdowns on hover and focus, and hides controls that need scripts. */
export const NO_SCRIPT_CSS = [
  "[hidden=until-found]{display:block!important;content-visibility:visible!important}",
  "details::details-content{content-visibility:visible!important}",
  "[data-needs-script]{display:none!important}",
  `@media${from("lg")}{[data-dropdown]:is(:hover,:focus-within)>ul{display:block!important}}`,
  `@media${below("lg")}{${MENU}{scroll-margin-top:calc(-1*var(--header))}${MENU}:target #main-navigation{display:flex!important}`,
  `${MENU}:target [data-menu=open],${MENU}:not(:target) [data-menu=close]{display:none!important}`,
  "[data-dropdown]>ul{display:block!important}}",
].join("");
