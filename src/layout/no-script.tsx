import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { MENU_ID } from "./no-script-css";

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
