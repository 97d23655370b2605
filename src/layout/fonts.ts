import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import manrope from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2";

/** The two fonts that every page needs before its first paint; preloaded. */
export const fontFiles = [fraunces, manrope];

/**
 * Declares the fonts, and fallbacks with the same metrics, so that text doesn't jump when they arrive.
 * The overrides are what @capsizecss/core computes for these pairs: https://seek-oss.github.io/capsize/
 */
export const fontFaceCss = `
@font-face{font-family:"Fraunces Variable";font-style:normal;font-display:swap;font-weight:100 900;src:url(${fraunces}) format("woff2-variations")}
@font-face{font-family:"Manrope Variable";font-style:normal;font-display:swap;font-weight:200 800;src:url(${manrope}) format("woff2-variations")}
@font-face{font-family:"Fraunces fallback Georgia";src:local("Georgia");ascent-override:92.9623%;descent-override:24.2386%;line-gap-override:0%;size-adjust:105.2039%}
@font-face{font-family:"Fraunces fallback Times";src:local("Times New Roman"),local("TimesNewRomanPSMT");ascent-override:84.7148%;descent-override:22.0882%;line-gap-override:0%;size-adjust:115.4462%}
@font-face{font-family:"Manrope fallback";src:local("Arial"),local("ArialMT");ascent-override:103.3095%;descent-override:29.074%;line-gap-override:0%;size-adjust:103.1851%}
`.replaceAll("\n", "");
