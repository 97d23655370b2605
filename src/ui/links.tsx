import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { FiExternalLink } from "react-icons/fi";
import { isTouchScreen } from "../lib/use-media";
import { buttonRecipe, underlined } from "../theme/recipes";
import { VisuallyHidden } from "./primitives";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, or a URL with a scheme (https:, mailto:, tel:). */
  readonly to: string;
  readonly children: ReactNode;
}

/** Uses the router for paths of pages, not of files, and marks external links. */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  if (to.startsWith("/") && !props.download) {
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  }
  const external = to.startsWith("http");
  return (
    <a href={to} {...(external ? { rel: "noopener external" } : {})} {...props}>
      {children}
      {external ? (
        <>
          <FiExternalLink aria-hidden="true" />
          <VisuallyHidden> (external site)</VisuallyHidden>
        </>
      ) : null}
    </a>
  );
}

export const LinkButton = chakra(SiteLink, buttonRecipe);

/**
 * Opens the link of a card (a CardLink) after a press anywhere in the card, unless the press selects text. With a mouse, it
 * waits 0.3 s for a second click, which selects a word. A middle click opens a tab.
 */
export function openPressedCards(): void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  const onPress = (event: MouseEvent) => {
    const { type, target, button } = event;
    if (type === "click") clearTimeout(opening);
    const card = target instanceof Element && !target.closest("a, button") ? target.closest("article") : null;
    const link = card?.querySelector<HTMLAnchorElement>("[data-card-link]");
    if (!link || link.closest("article") !== card) return;
    if (button === 1) {
      // Otherwise Windows would begin to scroll. Safari before 18.2 has no auxclick, but a click.
      if (type === "mousedown") event.preventDefault();
      else window.open(link.href, "_blank", "noopener");
    } else if (type === "click")
      opening = setTimeout(
        () => {
          // A double click on a picture selects the word beside it.
          if (target instanceof HTMLImageElement || getSelection()?.isCollapsed !== false)
            link.dispatchEvent(new MouseEvent("click", event));
        },
        isTouchScreen() ? 0 : 300,
      );
  };
  for (const type of ["click", "mousedown", "auxclick"] as const) document.addEventListener(type, onPress);
}

/** The link of a card. Until the scripts run, it covers the card, which makes the whole card clickable. */
export const CardLink = chakra(
  SiteLink,
  {
    base: {
      "&::after": {
        "@media screen": { "html:not([data-hydrated]) &": { content: '""', position: "absolute", inset: "0" } },
      },
      "article:hover &": { color: "accent" },
    },
    variants: {
      label: {
        true: {
          display: "inline-flex",
          alignItems: "center",
          gap: "2",
          fontSize: "sm",
          fontWeight: "700",
          ...underlined,
          "article:hover &": { textDecorationThickness: "2px" },
        },
      },
    },
  },
  { defaultProps: { "data-card-link": "" } },
);
