import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData as generateFileImageData } from "gatsby-plugin-sharp";
import type { Element } from "hast";
import { h } from "hastscript";
import { assertDefined } from "../src/lib/assert-defined";
import { PICTURE_RATIOS } from "../src/theme/dimensions";
import type { ResolverContext } from "./extensions";
import { PICTURE_FRAMES } from "../src/ui/picture-frames";
import type { PictureFrame } from "../src/ui/picture-frames";
import { isHosted, resizedAddress } from "./picture-host";

/** The types of pictures: an entry's field of the format "picture" is a Picture. */
export const PICTURE_TYPES = `
  "A frame in which the site shows pictures"
  enum PictureFrame { ${Object.keys(PICTURE_FRAMES).join(" ")} }

  "A picture of data/images or of the picture host"
  type Picture @dontInfer {
    "Sources in all sizes and formats"
    imageData(frame: PictureFrame!): GatsbyImageData!
    "The side that small square crops keep, left or right; the middle where there is none"
    focus: String
    "Address of the picture as social networks show it, 1200 × 630 pixels"
    share: String!
  }
`;

/** What the fields of a Picture are made of. */
export interface PictureSource {
  /** A path in data/ or an address on the picture host. */
  readonly path: string;
  readonly focus: string | null;
}

/** The widest picture asked of the host, in pixels; its own files are larger. */
const HOST_WIDTH = 2400;

/**
 * Returns the sources of a picture on the host, which resizes it: nothing is fetched at build.
 *
 * @param picture its address
 */
export function hostedImageData(picture: string, frame: PictureFrame): IGatsbyImageData {
  // Nothing is known of the size of a picture on the host.
  const { aspectRatio = PICTURE_RATIOS.landscape } = frame;
  return generateImageData({
    ...frame,
    aspectRatio,
    pluginName: "picture-host",
    filename: picture,
    formats: ["auto"],
    sourceMetadata: { width: HOST_WIDTH, height: Math.round(HOST_WIDTH / aspectRatio), format: "auto" },
    generateImageSource: (file, width, height, format) => ({
      src: resizedAddress(file, Math.round(width), Math.round(height)),
      width,
      height,
      format,
    }),
  });
}

/** Eight digits of a file's digest tell any two pictures of one name apart; all 32 would be in every address of a page. */
const DIGEST_LENGTH = 8;

/**
 * Makes the function that returns the sources of a picture in a frame, of a file by gatsby-plugin-sharp.
 *
 * @returns a function that throws where the frame is none of the site's, or the picture no file that can be resized
 */
export function pictureReader({ store, reporter }: Pick<NodePluginArgs, "store" | "reporter">) {
  const { directory } = store.getState().program as { directory: string };
  return async (picture: string, frameName: string, { nodeModel }: ResolverContext): Promise<IGatsbyImageData> => {
    const frame = assertDefined(PICTURE_FRAMES[frameName], `src/ui/picture-frames.ts: the frame ${frameName}`);
    if (isHosted(picture)) return hostedImageData(picture, frame);
    const filter = { absolutePath: { eq: join(directory, "data", picture) } };
    const file = await nodeModel.findOne({ type: "File", query: { filter } });
    const isPicture = file?.children.some((id) => nodeModel.getNodeById({ id, type: "ImageSharp" }) !== null);
    if (!file || !isPicture) throw new Error(`data${picture} is not a picture that can be resized`);
    const contentDigest = file.internal.contentDigest.slice(0, DIGEST_LENGTH);
    const imageData = await generateFileImageData({
      file: { ...file, internal: { ...file.internal, contentDigest } },
      args: { ...frame, placeholder: "none" },
      reporter,
    });
    return assertDefined(imageData, `the sources of data${picture}`);
  };
}

/** Makes the element of a picture in a text, with its sources in all sizes and formats. */
export function pictureElement({ images, width, height }: IGatsbyImageData, alt: string): Element {
  const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) => h("source", { type, srcSet, sizes }));
  const image = { ...images.fallback, alt, width, height, loading: "lazy", decoding: "async" };
  return h("picture", sources, h("img", image));
}
