import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { below, from } from "../theme/dimensions";

/** The anchor that opens the menu without scripts. */
export const MENU_ID = "menu";

const MenuLink = chakra("a", {
  base: { minHeight: "11", alignItems: "center", fontWeight: "700", display: { base: "flex", lg: "none" } },
});

/**
 * Links that open and close the menu of narrow windows without JavaScript, by making its bar the target of the address.
 */
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
 * Styles for visitors without JavaScript. They show what scripts would open, or open it on hover and focus, and hide
 * what needs scripts.
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
