import fraunces from "../fonts/fraunces.woff2";
import manrope from "../fonts/manrope.woff2";
import { bodyFallbacks, headingFallbacks } from "../theme/fallback-fonts";
import type { FallbackFont } from "../theme/fallback-fonts";

/** The two fonts that every page preloads, subset to the characters of the site (`npm run fonts`). */
export const fontFiles = [fraunces, manrope];

/** The extent of a font above and below its base line, in em. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const MANROPE: Metrics = { ascent: 1.066, descent: 0.3 };

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Declares a local font with the metrics of the font that it is a fallback for. */
function fallbackFace({ ascent, descent }: Metrics) {
  return ({ family, local, widthRatio }: FallbackFont) => {
    const sources = local.map((name) => `local("${name}")`).join();
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(widthRatio)};ascent-override:${percent(ascent / widthRatio)};descent-override:${percent(descent / widthRatio)};line-gap-override:0%}`;
  };
}

/**
 * Declares the fonts, and fallbacks with the same metrics, so that text doesn't shift when they load.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export const fontFaceCss = [
  `@font-face{font-family:"Fraunces Variable";font-style:normal;font-display:swap;font-weight:500;src:url(${fraunces}) format("woff2")}`,
  `@font-face{font-family:"Manrope Variable";font-style:normal;font-display:swap;font-weight:400 700;src:url(${manrope}) format("woff2-variations")}`,
  ...headingFallbacks.map(fallbackFace(FRAUNCES)),
  ...bodyFallbacks.map(fallbackFace(MANROPE)),
].join("");
