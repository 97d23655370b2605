import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { FiExternalLink } from "react-icons/fi";
import { buttonRecipe } from "../theme/recipes/button";
import { VisuallyHidden } from "./primitives";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, or an address with a scheme (https:, mailto:, tel:). */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that stays in the site's own navigation where it can, and says so where it leads elsewhere. */
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

/** A link that looks like a button, in the same variants and sizes. */
export const LinkButton = chakra(SiteLink, buttonRecipe);

/** The one link of a card: a press anywhere on the card follows it. */
export const CardLink = chakra(SiteLink, {
  base: {
    // On paper the same pseudo-element writes the address out, where the link stands.
    "&::after": { content: '""', position: { base: "absolute", _print: "static" }, inset: "0" },
    _hover: { color: "accent" },
  },
  variants: {
    label: {
      true: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        fontSize: "sm",
        fontWeight: "700",
        color: "accent",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "0.25em",
        _hover: { textDecorationThickness: "2px" },
      },
    },
  },
});
