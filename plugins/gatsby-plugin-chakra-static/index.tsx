import { isInHead } from "./load-styles";
import { styleSheet } from "./style-sheet";

export { StyleProviders, createStyleCache } from "./emotion";
export { loadStyles, withStyles } from "./load-styles";

const link = styleSheet && `<link rel="stylesheet" href="${styleSheet}"/>`;

/**
 * Marks the end of a page's first screen. In a built page, the style sheet of the site is linked here, so browsers can paint
 * the first screen before it has loaded. After a link inside the site, the head has it.
 */
export function FirstScreenEnd() {
  const html = { __html: isInHead() ? "" : link };
  // With these props, React keeps the script that gatsby-plugin-deferred-scripts adds here.
  return <div data-first-screen-end="" dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
