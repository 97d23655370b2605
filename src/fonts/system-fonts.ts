/** What a typeface sets: headings, figures and quotations, or all other text. */
export type TypefaceUse = "heading" | "body";

/** A font of visitors' machines, which is shown until the site's font has loaded. */
export interface SystemFont {
  readonly name: string;
  /** What the font is called on the machines that have it. */
  readonly local: readonly string[];
  /** The mean width of a character of the reference text in src/fonts/measure.mts, in em. */
  readonly width: number;
  /** How much wider it is set than that asks for. */
  readonly wider?: number;
}

/** The serifs and sans-serifs of Windows and Apple, of Android and of Linux. */
export const SYSTEM_FONTS: Readonly<Record<TypefaceUse, readonly SystemFont[]>> = {
  heading: [
    { name: "Georgia", local: ["Georgia"], width: 0.4393 },
    { name: "Noto", local: ["Noto Serif", "NotoSerif"], width: 0.476 },
    {
      name: "Times",
      local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
      width: 0.4,
      // Else some headlines have a line less in it, and what is below them moves when the site's font arrives.
      wider: 1.02,
    },
    { name: "DejaVu", local: ["DejaVu Serif"], width: 0.5121 },
  ],
  body: [
    { name: "Arial", local: ["Arial", "ArialMT", "Liberation Sans"], width: 0.4432 },
    { name: "Roboto", local: ["Roboto", "Roboto-Regular"], width: 0.4416 },
    { name: "DejaVu", local: ["DejaVu Sans"], width: 0.5061 },
  ],
};

/** The names under which styles know the typefaces, whichever they are. */
export const FAMILIES: Readonly<Record<TypefaceUse, string>> = { heading: "Heading", body: "Body" };

/** Returns the name under which styles know a system font, as the fallback for a typeface. */
export const fallbackFamily = (use: TypefaceUse, { name }: SystemFont): string => `${FAMILIES[use]} in ${name}`;
