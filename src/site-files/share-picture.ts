import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { SHARE_GROUND } from "../content/used-by-site";
import { logoFile } from "./publish-logo";

/** The size that social networks show pictures of pages in, in pixels. https://ogp.me/ */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** Draws the pictures that stand for pages where they are shared. */
export interface SharePictures {
  /** Changes with anything but the title that a picture is made of. */
  readonly version: string;
  /**
   * Sets a page's title over the brand's art.
   *
   * @param title the words to set, in at most three or four lines
   * @returns a JPEG of 1200 × 630 pixels
   */
  draw(title: string): Promise<Buffer>;
}

/**
 * Reads what all pictures are made of, once.
 *
 * @param directory the project's folder
 * @throws Error where one of the files is missing
 */
export async function sharePictures(directory: string): Promise<SharePictures> {
  const read = (path: string) => readFile(join(directory, path));
  const [font, wordmark, art, source] = await Promise.all([
    read("node_modules/@fontsource/fraunces/files/fraunces-latin-500-normal.woff"),
    readFile(logoFile(directory, "wordmarkOnDark")),
    read(join("data", SHARE_GROUND)),
    read("src/site-files/share-picture.ts"),
  ]);
  const hash = createHash("sha256");
  for (const part of [font, wordmark, art, source]) hash.update(part);
  const ground = await sharp(art)
    .resize(SHARE_PICTURE)
    .composite([{ input: await sharp(wordmark).resize({ height: 56 }).toBuffer(), left: 90, top: 72 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = ground.info;
  const fonts = [{ name: "Fraunces", data: font, weight: 500 as const }];
  return {
    version: hash.digest("hex"),
    draw: async (title) => {
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
        { ...SHARE_PICTURE, fonts },
      );
      return (
        sharp(ground.data, { raw: { width, height, channels } })
          .composite([{ input: Buffer.from(words) }])
          // Without mozjpeg: it takes a fifth less room, and seven times as long, for a picture that no visitor loads.
          .jpeg({ quality: 82 })
          .toBuffer()
      );
    },
  };
}
