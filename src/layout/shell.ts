/** The frame of every page, a chunk that the browser evaluates on its own: gatsby-browser.tsx. */
export { Layout } from "./layout";
export { Providers } from "./providers";
