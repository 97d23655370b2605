import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";

/** The size that social networks show pictures of pages in, in pixels. https://ogp.me/ */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/**
 * Draws the picture that stands for a page where it is shared: its title over the brand's art.
 *
 * @param directory the project's folder
 * @param title the words to set, in at most three or four lines
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function sharePicture(directory: string, title: string): Promise<Buffer> {
  const [font, wordmark] = await Promise.all([
    readFile(join(directory, "node_modules/@fontsource/fraunces/files/fraunces-latin-500-normal.woff")),
    readFile(join(directory, "static/brand/wordmark-light.svg")),
  ]);
  const words = await satori(
    {
      type: "div",
      key: null,
      props: {
        style: { display: "flex", width: "100%", height: "100%", padding: "168px 90px 0", color: "white" },
        children: {
          type: "div",
          key: null,
          props: {
            style: {
              display: "block",
              fontSize: title.length > 48 ? 60 : 76,
              lineHeight: 1.12,
              letterSpacing: "-0.02em",
              lineClamp: 4,
              textWrap: "balance",
            },
            children: title,
          },
        },
      },
    },
    { ...SHARE_PICTURE, fonts: [{ name: "Fraunces", data: font, weight: 500 }] },
  );
  return sharp(join(directory, "data/images/brand/og-background.jpg"))
    .resize(SHARE_PICTURE)
    .composite([
      { input: Buffer.from(words) },
      { input: await sharp(wordmark).resize({ height: 56 }).toBuffer(), left: 90, top: 72 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
