/**
 * Our fonts, with the features kern, liga, calt, rvrn and tnum. Every page preloads `FILE.woff2`, with the characters of English.
 * Browsers keep files for a year (gatsby/output/headers.ts): a changed file needs a new name.
 *
 * `width`: the mean width of a character in a page of English text; `ascent`, `descent`: of a line. All in em;
 * `npx playwright test fonts` measures them.
 */
export const FONTS = {
  Heading: { file: "/fonts/fraunces-v2", weights: "500", width: 0.471, ascent: 0.978, descent: 0.255 },
  Body: { file: "/fonts/manrope-v2", weights: "400 700", width: 0.4555, ascent: 1.066, descent: 0.3 },
} as const;

/** Where the other characters of Spanish, French and German are. For one of them, browsers load `FILE-rest.woff2`. */
const REST = "U+A1-A2,U+A4-A8,U+AA-B6,U+B8-153,U+201A,U+201E,U+2022,U+2039-203A,U+2122-2212";

/** System fonts with their own mean widths. */
const FALLBACKS = [
  ["Heading", "Georgia", 0.4393, ["Georgia"]],
  ["Heading", "Noto", 0.476, ["Noto Serif", "NotoSerif"]],
  // Really 0.4. With it, some headlines would have one line less, and the content below would move.
  ["Heading", "Times", 0.3922, ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"]],
  ["Body", "Arial", 0.443, ["Arial", "ArialMT", "Liberation Sans"]],
  ["Body", "Roboto", 0.4416, ["Roboto", "Roboto-Regular"]],
] as const;

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
  ...Object.entries(FONTS).flatMap(([family, { file, weights }]) => {
    const face = `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url(${file}`;
    // The last one that has the character wins.
    return [`${face}.woff2)}`, `${face}-rest.woff2);unicode-range:${REST}}`];
  }),
  ...FALLBACKS.map(([family, name, width, fonts]) => {
    const { ascent, descent, ...ours } = FONTS[family];
    const size = ours.width / width;
    const sources = fonts.map((font) => `local("${font}")`).join();
    const lines = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}`;
    return `@font-face{font-family:"${family} in ${name}";src:${sources};size-adjust:${percent(size)};${lines};line-gap-override:0%}`;
  }),
].join("");
