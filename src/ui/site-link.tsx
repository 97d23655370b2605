import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { FiExternalLink } from "react-icons/fi";
import { VisuallyHidden } from "./visually-hidden";

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
