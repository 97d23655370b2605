/** A font of the visitor's machine, shown until the site's font has loaded. */
export interface FallbackFont {
  readonly family: string;
  /** The names of the font on the machines that have it. */
  readonly local: readonly string[];
  /** The width of the site's text in the site's font, divided by its width in this one. */
  readonly widthRatio: number;
}

/** For headings: Fraunces at weight 500 against Windows' and Apple's, Android's and Linux' serifs. */
export const headingFallbacks: readonly FallbackFont[] = [
  { family: "Fraunces in Georgia", local: ["Georgia"], widthRatio: 1.071 },
  { family: "Fraunces in Noto", local: ["Noto Serif", "NotoSerif"], widthRatio: 0.992 },
  {
    family: "Fraunces in Times",
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    widthRatio: 1.2,
  },
  { family: "Fraunces in DejaVu", local: ["DejaVu Serif"], widthRatio: 0.922 },
];

/** For text: Manrope at weight 400 against the sans-serifs. */
export const bodyFallbacks: readonly FallbackFont[] = [
  { family: "Manrope in Arial", local: ["Arial", "ArialMT", "Liberation Sans"], widthRatio: 1.027 },
  { family: "Manrope in Roboto", local: ["Roboto", "Roboto-Regular"], widthRatio: 1.029 },
  { family: "Manrope in DejaVu", local: ["DejaVu Sans"], widthRatio: 0.899 },
];
