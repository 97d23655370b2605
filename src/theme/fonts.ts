/**
 * The fonts that every page preloads, subset to the characters of English, Spanish, French and German and the features kern,
 * liga, calt, rvrn and tnum. Browsers keep them for a year (gatsby/headers.ts): a changed file needs a new name.
 *
 * `width`: the mean width of a character in a page of English text; `ascent`, `descent`: of a line. All in em;
 * `npx playwright test fonts` measures them.
 */
export const FONTS = {
  Heading: { file: "/fonts/fraunces-v1.woff2", weights: "500", width: 0.471, ascent: 0.978, descent: 0.255 },
  Body: { file: "/fonts/manrope-v1.woff2", weights: "400 700", width: 0.4555, ascent: 1.066, descent: 0.3 },
} as const;

/** System fonts with their own mean widths. */
const FALLBACKS = [
  ["Heading", "Georgia", 0.4393, ["Georgia"]],
  ["Heading", "Noto", 0.476, ["Noto Serif", "NotoSerif"]],
  // Really 0.4. With it, some headlines would have one line less, and the content below would move.
  ["Heading", "Times", 0.3922, ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"]],
  ["Heading", "DejaVu", 0.512, ["DejaVu Serif"]],
  ["Body", "Arial", 0.443, ["Arial", "ArialMT", "Liberation Sans"]],
  ["Body", "Roboto", 0.4416, ["Roboto", "Roboto-Regular"]],
  ["Body", "DejaVu", 0.506, ["DejaVu Sans"]],
] as const;

/** Returns a font and its fallbacks for `font-family`. */
export const familiesOf = (family: keyof typeof FONTS): string =>
  [family, ...FALLBACKS.flatMap(([of, name]) => (of === family ? [`${of} in ${name}`] : []))]
    .map((one) => `"${one}"`)
    .join(", ");

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/**
 * Declares our fonts, and system fonts with their metrics, so text doesn't shift when ours load.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export const fontFaceCss = [
  ...Object.entries(FONTS).map(([family, { file, weights }]) => {
    return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url(${file}) format("woff2")}`;
  }),
  ...FALLBACKS.map(([family, name, width, fonts]) => {
    const { ascent, descent, ...ours } = FONTS[family];
    const size = ours.width / width;
    const sources = fonts.map((font) => `local("${font}")`).join();
    const lines = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}`;
    return `@font-face{font-family:"${family} in ${name}";src:${sources};size-adjust:${percent(size)};${lines};line-gap-override:0%}`;
  }),
].join("");
