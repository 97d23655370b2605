// Replaces the package "gatsby" in tests of components.

import type { ComponentProps } from "react";
import { siteQuery } from "./content";

export const Link = ({ to, children, ...props }: ComponentProps<"a"> & { readonly to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

/** Gatsby removes these calls when it builds. */
export const graphql = () => null;

/** Only the layout uses a static query. */
export const useStaticQuery = siteQuery;
