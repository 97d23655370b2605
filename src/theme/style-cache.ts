import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";

/**
 * Where emotion keeps styles: one for the browser, one for each page that is rendered at build.
 *
 * Without emotion's prefixes: the browsers of package.json's browserslist need none of them, and they would be a tenth
 * of every page's styles. https://emotion.sh/docs/@emotion/cache#stylisplugins
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}
