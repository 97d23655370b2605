import { chakra } from "@chakra-ui/react/styled-system";
import { FiMenu, FiX } from "react-icons/fi";
import { pagePath } from "../lib/paths";
import { LOW_WINDOW } from "../theme/dimensions";
import { Button, Container, VisuallyHidden } from "../ui/primitives";
import { SiteLink } from "../ui/links";
import { MainNavigation } from "./main-navigation";
import { MENU_ID } from "./no-script-css";
import { TopBar } from "./top-bar";
import { useMobileMenu } from "./use-mobile-menu";
import { useSite } from "./use-site";
import { Wordmark } from "./wordmark";

const Bar = chakra("div", {
  base: {
    position: { base: "sticky", _print: "static" },
    top: "0",
    zIndex: "header",
    background: "bg.panel",
    borderBottom: "hairline",
    // A low window has no room for it.
    [LOW_WINDOW]: { position: "relative" },
    // Cancels the document's scroll padding: the page must not scroll when something in the sticky bar gets focus.
    "& > * > :is(a, button)": { flexShrink: "0", scrollMarginTop: "calc(-1 * var(--header))" },
    // While a page loads (page-loading.ts).
    "html[data-loading] &": {
      _after: {
        content: '""',
        position: "absolute",
        inset: "100% 0 auto",
        borderTop: "3px solid {colors.accent}",
        transformOrigin: { base: "left", _rtl: "right" },
        animation: "load 8s ease-out",
        [LOW_WINDOW]: { position: "fixed", top: "0" },
      },
    },
  },
});

/** A row on wide screens; on small screens a sheet below the bar, as tall as the window. */
const Sheet = chakra("nav", {
  base: {
    display: { base: "none", lg: "flex" },
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    gap: { base: "6", lg: "4" },
    position: { base: "absolute", lg: "static" },
    top: "100%",
    insetInline: "0",
    height: { base: "calc(100dvh - 4.5rem)", lg: "auto" },
    overflowY: { base: "auto", lg: "visible" },
    padding: { base: "1rem 1.5rem 5rem", lg: "0" },
    background: "bg.panel",
    "&[data-open=true]": { display: "flex" },
    "& :is(a, button)": { lg: { scrollMarginTop: "calc(-1 * var(--header))" } },
  },
});

const MenuLink = chakra("a", {
  base: { minHeight: "11", alignItems: "center", fontWeight: "700", display: { base: "flex", lg: "none" } },
});

/** A top bar that scrolls away, and a sticky bar. */
export function Header({ path }: { readonly path: string }) {
  const { facts } = useSite();
  const { open, button, toggle, closeOnLink } = useMobileMenu();
  return (
    <chakra.header display="contents">
      <TopBar />
      <Bar id={MENU_ID} data-header="">
        <Container display="flex" alignItems="center" justifyContent="space-between" gap="2" minHeight="4.5rem">
          <SiteLink to={pagePath("home")} onClick={closeOnLink}>
            <Wordmark alt={`${facts.brand}, home page`} />
          </SiteLink>
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            display={{ base: "inline-flex", lg: "none" }}
            marginInlineEnd="-0.75rem"
            aria-expanded={open}
            aria-controls="main-navigation"
            data-needs-script=""
            data-print="none"
            onClick={toggle}
          >
            {open ? <FiX aria-hidden="true" /> : <FiMenu aria-hidden="true" />}
            <VisuallyHidden>Menu</VisuallyHidden>
          </Button>
          {/* Without JavaScript, the menu is open while the bar is the target of the URL (no-script-css.ts). */}
          <noscript>
            <MenuLink href={`#${MENU_ID}`} data-menu="open" data-print="none">
              Menu
            </MenuLink>
            <MenuLink href="#content" data-menu="close" data-print="none">
              Close menu
            </MenuLink>
          </noscript>
          <Sheet id="main-navigation" aria-label="Main" data-open={open} data-print="none" onClick={closeOnLink}>
            <MainNavigation path={path} />
          </Sheet>
        </Container>
      </Bar>
    </chakra.header>
  );
}
