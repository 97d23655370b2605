import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";

/** The anchor that has the menu open without scripts: src/layout/no-script-css.ts. */
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
