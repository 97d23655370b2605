export { StyleProviders, createStyleCache } from "./emotion";
export { loadStyles, withStyles } from "./runtime/load-styles";

/**
 * Ends what visitors see first of a page. The styles of what follows are linked here in the built page. Browsers draw what
 * comes before while they fetch them.
 */
export function FirstScreenEnd() {
  // React leaves the link that the build has put here as it is.
  return <div data-first-screen-end="" hidden dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
