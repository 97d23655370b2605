/** Replaces Gatsby's rendering of the `Head` that a page exports: no page exports one, as react-helmet writes the heads. */
export const headHandlerForBrowser = (): void => undefined;
