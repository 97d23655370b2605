import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import type { Colors } from "../../src/theme/colors";
import type { LogoFile } from "./answers";

/** The height of a wordmark, and the sides of signs, in pixels: as the site's header and icons have them. */
const [WORDMARK_HEIGHT, SIGN_SIDE] = [56, 64];

/**
 * Draws a logo for a firm that has brought none: its name, and its first letter as the sign.
 *
 * @param brand the firm's name
 * @param directory absolute path of the site, whose typeface of headings has been made (`npm run fonts`)
 * @returns the files as SVG, in which letters are shapes
 */
export async function drawLogo(brand: string, colors: Colors, directory: string): Promise<Record<LogoFile, string>> {
  const data = await readFile(join(directory, "src/fonts/generated/heading.ttf"));
  const fonts = [{ name: "heading", data, weight: 500 as const }];
  const draw = async (children: string, style: object, size: { height: number; width?: number }) => {
    const element = { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
    return satori(element, { ...size, fonts } as Parameters<typeof satori>[1]);
  };
  const sign = (color: string, ground: string) =>
    draw(
      [...brand][0] ?? "",
      {
        ...{ width: SIGN_SIDE, height: SIGN_SIDE, borderRadius: 13, fontSize: 44, color, background: ground },
        ...{ alignItems: "center", justifyContent: "center" },
      },
      { width: SIGN_SIDE, height: SIGN_SIDE },
    );
  const wordmark = async (color: string) => {
    const style = { height: WORDMARK_HEIGHT, fontSize: 40, letterSpacing: "-0.02em", color, alignItems: "center" };
    const svg = await draw(brand, { ...style, whiteSpace: "nowrap" }, { height: WORDMARK_HEIGHT });
    // In a box of another shape, it begins where the text below it does.
    return svg.replace("<svg ", '<svg preserveAspectRatio="xMinYMid" ');
  };
  return {
    icon: await sign(colors.onInk, colors.ink),
    mark: await sign(colors.onInk, colors.accent),
    wordmark: await wordmark(colors.ink),
    wordmarkOnDark: await wordmark(colors.onInk),
  };
}
