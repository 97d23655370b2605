import { PICTURE_RATIOS, from } from "../theme/dimensions";

/** How gatsby-plugin-image is to make the sources of a picture. */
export interface PictureFrame {
  /** Width in pixels: of a fixed picture, or the most that a constrained one takes. */
  readonly width?: number;
  /** Without it, a file keeps its own. */
  readonly aspectRatio?: number;
  /** How wide the picture is shown, by the width of the window. */
  readonly sizes?: string;
  readonly layout?: "fixed" | "fullWidth";
  /** The widths to make, as parts of the width. */
  readonly outputPixelDensities?: readonly number[];
  /** Without them, those of gatsby-config.ts. */
  readonly formats?: readonly "jpg"[];
}

/** The frames in which the site shows pictures. The greatest widths are those in windows of 1920 px (`global-css.ts`). */
export const PICTURE_FRAMES: Readonly<Record<string, PictureFrame>> = {
  // On phones a square of 96 px: 240 pixels are enough at twice the density, and 320 at three times.
  CARD: {
    width: 640,
    aspectRatio: PICTURE_RATIOS.landscape,
    sizes: `${from("xl")} 442px, ${from("sm")} 46vw, 96px`,
    outputPixelDensities: [0.375, 0.5, 1, 2],
  },
  // Beside the title of a case study; across the window where it is narrower.
  FEATURE: {
    width: 800,
    aspectRatio: PICTURE_RATIOS.landscape,
    sizes: `${from("lg")} min(37vw, 545px), 92vw`,
  },
  // Beside an article, or above it across the window, on phones at less than twice the density: 720 pixels are enough.
  ARTICLE: {
    width: 720,
    aspectRatio: PICTURE_RATIOS.landscape,
    sizes: `${from("lg")} min(37vw, 436px), 92vw`,
    outputPixelDensities: [0.5, 1, 2],
  },
  PORTRAIT: { width: 110, aspectRatio: PICTURE_RATIOS.square, sizes: "110px" },
  SMALL_PORTRAIT: { width: 74, aspectRatio: PICTURE_RATIOS.square, layout: "fixed" },
  // In the midst of a text, as wide as its lines.
  TEXT: { width: 812, sizes: "min(92vw, 812px)" },
  HERO: { aspectRatio: 1.7778, layout: "fullWidth" },
  // What social networks show of a page: https://ogp.me/
  SHARE: { width: 1200, aspectRatio: 1200 / 630, layout: "fixed", outputPixelDensities: [1], formats: ["jpg"] },
};
