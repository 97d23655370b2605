import faces from "../fonts/generated/faces.json";
import body from "../fonts/generated/body.woff2";
import heading from "../fonts/generated/heading.woff2";
import { FAMILIES, SYSTEM_FONTS, fallbackFamily } from "../fonts/system-fonts";
import type { SystemFont, TypefaceUse } from "../fonts/system-fonts";

const FILES: Readonly<Record<TypefaceUse, string>> = { heading, body };

const USES = ["heading", "body"] as const;

/** The two fonts that every page preloads, with the characters and weights that the site sets. */
export const fontFiles: readonly string[] = USES.map((use) => FILES[use]);

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

function siteFace(use: TypefaceUse): string {
  const { weight, format } = faces[use];
  return `@font-face{font-family:"${FAMILIES[use]}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${FILES[use]}) format("${format}")}`;
}

/** Declares a font of the visitor's machine with the metrics of the typeface that it is a fallback for. */
function fallbackFace(use: TypefaceUse, font: SystemFont): string {
  const { ascent, descent, width } = faces[use];
  const ratio = Number(((width / font.width) * (font.wider ?? 1)).toFixed(3));
  const sources = font.local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${fallbackFamily(use, font)}";src:${sources};size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%}`;
}

/**
 * Declares the fonts, and fallbacks with the same metrics, so that text doesn't shift when they load.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export const fontFaceCss = [
  ...USES.map(siteFace),
  ...USES.flatMap((use) => SYSTEM_FONTS[use].map((font) => fallbackFace(use, font))),
].join("");
