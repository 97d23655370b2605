import type { AnchorHTMLAttributes } from "react";

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
