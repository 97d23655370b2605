export { StyleProviders, createStyleCache } from "./emotion";
export { loadStyles, withStyles } from "./runtime/load-styles";

/**
 * Marks the end of a page's first screen. In a built page, the styles of the rest are linked here, so browsers can paint the
 * first screen before they have loaded.
 */
export function FirstScreenEnd() {
  // With these props, React keeps the link that the build adds here.
  return <div data-first-screen-end="" hidden dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
