/** What stands around every page, as a chunk that the browser evaluates by itself: gatsby-browser.tsx. */
export { Layout } from "./layout";
export { Providers } from "./providers";
