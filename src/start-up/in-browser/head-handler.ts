/**
 * Stands in the browser for what draws the `Head` that a page exports to Gatsby: no page has one, as react-helmet writes
 * heads here.
 */
export const headHandlerForBrowser = (): void => undefined;
