/** The art below the pictures that stand for pages in social networks, if the brand has any, relative to `data/`. */
export const SHARE_GROUND = "images/brand/og-background.jpg";

/** Files of `data/` that the site uses without any content naming them. */
export const USED_BY_SITE: readonly string[] = [SHARE_GROUND];
