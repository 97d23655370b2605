import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";
import { STYLE_KEY } from "./runtime/style-key";

/**
 * Where emotion keeps styles.
 *
 * Without emotion's prefixes: the browsers of package.json's browserslist need none of them, and they would be a tenth
 * of every page's styles. https://emotion.sh/docs/@emotion/cache#stylisplugins
 */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: [] });
