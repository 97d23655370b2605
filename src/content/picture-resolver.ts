import { join } from "node:path";
import type { Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData, IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import { generateImageData as generateFileImageData } from "gatsby-plugin-sharp";
import { assertDefined } from "../lib/assert-defined";
import { PICTURE_RATIOS } from "../theme/dimensions";
import { PICTURE_FRAMES } from "./picture-frames";
import type { PictureFrame } from "./picture-frames";
import { resizedAddress } from "./picture-host";
import type { PictureHost } from "./picture-host";

interface ContentNode {
  readonly id: string;
  readonly children: readonly string[];
  readonly internal: { readonly contentDigest: string };
}

/** The part of Gatsby's resolver context that pictures need. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: object): Promise<ContentNode | null>;
    getNodeById(query: { id: string; type: string }): ContentNode | null;
  };
}

/** What a picture is resolved from: its path or address, or that and the side of it that small square crops keep. */
export type PictureSource = string | { readonly image: string; readonly imageFocus?: string };

/** Resolves the `image` of an entry that may say which side of it small square crops keep. */
export const pictureWithFocus = {
  resolve: (entry: PictureSource): PictureSource => entry,
};

/** Largest picture asked of the host, in pixels; its own files are larger. */
const HOST_WIDTH = 2400;

/** Whether an `image` of the data is an address on the picture host rather than a file. */
export function isHosted(picture: string): boolean {
  return /^https?:/.test(picture);
}

/**
 * Sources of a picture on the host, by its own resize parameters: nothing is fetched at build.
 *
 * @param picture the address as it stands in `data/`
 */
export function hostedImageData(host: PictureHost, picture: string, frame: PictureFrame): IGatsbyImageData {
  // Nothing is known of the size of a picture on the host.
  const { aspectRatio = PICTURE_RATIOS.landscape } = frame;
  const helperArgs: IGatsbyImageHelperArgs = {
    ...frame,
    aspectRatio,
    pluginName: "picture-host",
    filename: picture,
    formats: ["auto"],
    sourceMetadata: { width: HOST_WIDTH, height: Math.round(HOST_WIDTH / aspectRatio), format: "auto" },
    generateImageSource: (file, width, height, format) => ({
      src: resizedAddress(host, file, Math.round(width), Math.round(height)),
      width,
      height,
      format,
    }),
  };
  return generateImageData(helperArgs);
}

/** Long enough to tell any two pictures of one name apart; all 32 digits would stand in every page, for every size of every picture. */
const DIGEST_LENGTH = 8;

/**
 * Sources of a picture file, by gatsby-plugin-sharp, in addresses with a shorter digest than its own.
 *
 * @param picture path relative to `data/`
 * @throws Error where there is no such picture
 */
async function fileImageData(
  dataDirectory: string,
  picture: string,
  frame: PictureFrame,
  context: ResolverContext,
  reporter: Reporter,
): Promise<IGatsbyImageData> {
  const absolutePath = join(dataDirectory, picture);
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  const isPicture = file?.children.some((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }) !== null);
  if (!file || !isPicture) throw new Error(`data/${picture} is not a picture that can be resized`);
  const contentDigest = file.internal.contentDigest.slice(0, DIGEST_LENGTH);
  const imageData = await generateFileImageData({
    file: { ...file, internal: { ...file.internal, contentDigest } },
    args: { ...frame, placeholder: "none" },
    reporter,
  });
  return assertDefined(imageData, `the sources of data/${picture}`);
}

/** Resolves `Picture.focus`: the side that small square crops keep, or null for the middle. */
export function pictureFocus(source: PictureSource): string | null {
  return typeof source === "string" ? null : (source.imageFocus ?? null);
}

/**
 * Resolves `Picture.imageData` for both kinds of picture, to the one shape that the picture component takes.
 *
 * @throws Error where the frame is none of the site's
 */
export function pictureResolver(dataDirectory: string, host: PictureHost, reporter: Reporter) {
  return async (
    source: PictureSource,
    { frame: name }: { readonly frame: string },
    context: ResolverContext,
  ): Promise<IGatsbyImageData> => {
    const picture = typeof source === "string" ? source : source.image;
    const frame = assertDefined(PICTURE_FRAMES[name], `src/content/picture-frames.ts: the frame ${name}`);
    return isHosted(picture)
      ? hostedImageData(host, picture, frame)
      : fileImageData(dataDirectory, picture, frame, context, reporter);
  };
}
