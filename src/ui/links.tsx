import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { FiExternalLink } from "react-icons/fi";
import { buttonRecipe } from "../theme/recipes";
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

/** Makes the whole card clickable. */
export const CardLink = chakra(SiteLink, {
  base: {
    // In print, the same pseudo-element shows the URL.
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
