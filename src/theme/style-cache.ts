import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";

const KEY = "css";

/**
 * Notes which styles stand in the page's HTML, so that they aren't inserted again. Emotion itself would read that in an
 * attribute, two per cent of the HTML, and move the styles about, by which the browser works out those of the whole page
 * once more. https://github.com/emotion-js/emotion/blob/main/packages/cache/src/index.ts
 */
function noteStylesOfPage({ inserted }: EmotionCache): void {
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${KEY}"]`)) {
    for (const [, name = ""] of textContent?.matchAll(new RegExp(`\\.${KEY}-(\\w+)`, "g")) ?? []) inserted[name] = true;
  }
}

/**
 * Where emotion keeps styles: one for the browser, one for each page that is rendered at build.
 *
 * Without emotion's prefixes: the browsers of package.json's browserslist need none of them, and they would be a tenth
 * of every page's styles. https://emotion.sh/docs/@emotion/cache#stylisplugins
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  if (typeof document !== "undefined") noteStylesOfPage(cache);
  return cache;
}
