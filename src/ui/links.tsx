import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { FiExternalLink } from "react-icons/fi";
import { buttonRecipe, underlined } from "../theme/recipes";
import { VisuallyHidden } from "./primitives";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, or a URL with a scheme (https:, mailto:, tel:). */
  readonly to: string;
  readonly children: ReactNode;
}

/** Uses the router for paths, and marks external links. */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  if (to.startsWith("/")) {
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

let opening: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens the link of a card (a CardLink) after a press anywhere in the card, unless the press selects text. With a mouse, it
 * waits 0.3 s for a second click, which selects a word.
 */
export function openPressedCard(event: MouseEvent): void {
  clearTimeout(opening);
  const { target, detail } = event;
  const card = target instanceof Element && !target.closest("a, button") ? target.closest("article") : null;
  const link = card?.querySelector("[data-card-link]");
  if (!link || link.closest("article") !== card || detail > 1) return;
  const open = () => getSelection()?.isCollapsed === false || link.dispatchEvent(new MouseEvent("click", event));
  opening = setTimeout(open, window.matchMedia("(pointer: coarse)").matches ? 0 : 300);
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
