import { transformSync } from "esbuild";

/**
 * Writes a style sheet as short as it can be said.
 * https://esbuild.github.io/content-types/#css
 */
export const minifyCss = (css: string): string => transformSync(css, { loader: "css", minify: true }).code.trim();
