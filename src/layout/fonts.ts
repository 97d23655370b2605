/**
 * The two fonts that every page preloads: Fraunces in weight 500 and Manrope in 400 to 700, with the characters of English,
 * Spanish, French and German, and the features kern, liga, calt, rvrn and tnum. Browsers keep them for a year
 * (netlify.toml): a changed file needs a new name.
 */
export const fontFiles = ["/fonts/fraunces-v1.woff2", "/fonts/manrope-v1.woff2"] as const;

const [heading, body] = fontFiles;

/**
 * Fonts of visitors' machines that are shown until ours have loaded: of Windows and Apple, Android and Linux.
 *
 * size-adjust is our font's mean width of a character, by that of the visitor's (in em, over a page of English text with
 * kerning; Fraunces has 0.471, Manrope 0.4555). ascent-override and descent-override are our font's (Fraunces 0.978 and
 * 0.255, Manrope 1.066 and 0.3), divided by size-adjust. The names are those of the font stacks in src/theme/tokens.ts.
 */
const FALLBACKS = [
  // Georgia: 0.4393
  ["Heading in Georgia", ["Georgia"], "107.20%", "91.23%", "23.79%"],
  // Noto Serif: 0.476
  ["Heading in Noto", ["Noto Serif", "NotoSerif"], "98.90%", "98.89%", "25.78%"],
  // Times New Roman: 0.4, and 2% wider, or some headlines would have a line less and what is below them would move.
  ["Heading in Times", ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], "120.10%", "81.43%", "21.23%"],
  // DejaVu Serif: 0.5121
  ["Heading in DejaVu", ["DejaVu Serif"], "92.00%", "106.30%", "27.72%"],
  // Arial: 0.4432
  ["Body in Arial", ["Arial", "ArialMT", "Liberation Sans"], "102.80%", "103.70%", "29.18%"],
  // Roboto: 0.4416
  ["Body in Roboto", ["Roboto", "Roboto-Regular"], "103.10%", "103.39%", "29.10%"],
  // DejaVu Sans: 0.5061
  ["Body in DejaVu", ["DejaVu Sans"], "90.00%", "118.44%", "33.33%"],
] as const;

/**
 * Declares the fonts, and fallbacks with the same metrics, so that text doesn't shift when they load.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export const fontFaceCss = [
  `@font-face{font-family:"Heading";font-style:normal;font-display:swap;font-weight:500;src:url(${heading}) format("woff2")}`,
  `@font-face{font-family:"Body";font-style:normal;font-display:swap;font-weight:400 700;src:url(${body}) format("woff2-variations")}`,
  ...FALLBACKS.map(([family, names, size, ascent, descent]) => {
    const sources = names.map((name) => `local("${name}")`).join();
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  }),
].join("");
