/** Stands in the browser for Chakra's reset of the browser's styles, which is in every page's HTML. */
export const createPreflight = () => ({});
