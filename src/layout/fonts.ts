/**
 * The fonts that every page preloads: Fraunces (weight 500) and Manrope (400 to 700), subset to the characters of
 * English, Spanish, French and German and the features kern, liga, calt, rvrn and tnum. Browsers keep them for a year
 * (gatsby/headers.ts): a changed file needs a new name.
 */
export const fontFiles = ["/fonts/fraunces-v1.woff2", "/fonts/manrope-v1.woff2"] as const;

const [heading, body] = fontFiles;

/**
 * System fonts with the metrics of ours, so text doesn't shift when ours load. src/theme/tokens.ts uses the names.
 *
 * size-adjust: our mean character width, divided by theirs (the number behind each row), in em over a page of English
 * text with kerning. Fraunces has 0.471, Manrope 0.4555.
 * ascent-override, descent-override: our font's (Fraunces 0.978 and 0.255, Manrope 1.066 and 0.3), divided by
 * size-adjust.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
const FALLBACKS = [
  ["Heading in Georgia", ["Georgia"], "107.20%", "91.23%", "23.79%"], // 0.4393
  ["Heading in Noto", ["Noto Serif", "NotoSerif"], "98.90%", "98.89%", "25.78%"], // 0.476
  // 0.4; 2% wider than calculated, or some headlines would have one line less and the content below would move.
  ["Heading in Times", ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], "120.10%", "81.43%", "21.23%"],
  ["Heading in DejaVu", ["DejaVu Serif"], "92.00%", "106.30%", "27.72%"], // 0.5121
  ["Body in Arial", ["Arial", "ArialMT", "Liberation Sans"], "102.80%", "103.70%", "29.18%"], // 0.4432
  ["Body in Roboto", ["Roboto", "Roboto-Regular"], "103.10%", "103.39%", "29.10%"], // 0.4416
  ["Body in DejaVu", ["DejaVu Sans"], "90.00%", "118.44%", "33.33%"], // 0.5061
] as const;

export const fontFaceCss = [
  `@font-face{font-family:"Heading";font-style:normal;font-display:swap;font-weight:500;src:url(${heading}) format("woff2")}`,
  `@font-face{font-family:"Body";font-style:normal;font-display:swap;font-weight:400 700;src:url(${body}) format("woff2-variations")}`,
  ...FALLBACKS.map(([family, names, size, ascent, descent]) => {
    const sources = names.map((name) => `local("${name}")`).join();
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  }),
].join("");
