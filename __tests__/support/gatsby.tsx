// Replaces the package "gatsby" in tests of components.

import type { AnchorHTMLAttributes } from "react";
import { siteQuery } from "./content";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

/** Gatsby removes these calls when it builds. */
export function graphql(): null {
  return null;
}

/** Only the layout uses a static query. */
export const useStaticQuery = siteQuery;
