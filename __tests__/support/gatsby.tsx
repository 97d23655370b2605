import type { AnchorHTMLAttributes } from "react";
import { siteQuery } from "./content";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Stands for Gatsby's link: the anchor that it renders, without its navigation. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

/** Stands for Gatsby's tag, which the build takes out of the code. */
export function graphql(): null {
  return null;
}

/** Stands for the answer of a query that belongs to a component: what the site's frame asks. */
export const useStaticQuery = siteQuery;
