import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { below, from } from "../theme/dimensions";

/** The anchor that has the menu open without scripts. */
export const MENU_ID = "menu";

const MenuLink = chakra("a", {
  base: { minHeight: "11", alignItems: "center", fontWeight: "700", display: { base: "flex", lg: "none" } },
});

/** Opens and closes the menu of narrow windows where there is no JavaScript: by the address, at which its bar is the target. */
export const MenuLinks = memo(function MenuLinks() {
  return (
    <noscript>
      <MenuLink href={`#${MENU_ID}`} data-menu="open" data-print="none">
        Menu
      </MenuLink>
      <MenuLink href="#content" data-menu="close" data-print="none">
        Close menu
      </MenuLink>
    </noscript>
  );
});

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
