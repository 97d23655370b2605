/** The site's kinds of pages: home, and everything below it. Each has a floor page and a budget of its own. */
export type PageKind = "home" | "inner";

/** The kind of the page with this address. */
export const kindOf = (path: string): PageKind => (path === "/" ? "home" : "inner");
