import { join } from "node:path";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData, IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import { assertDefined } from "../lib/assert-defined";
import { PICTURE_RATIOS } from "../theme/dimensions";
import { PICTURE_FRAMES } from "./picture-frames";
import type { PictureFrame } from "./picture-frames";
import { resizedAddress } from "./picture-host";
import type { PictureHost } from "./picture-host";

interface ContentNode {
  readonly id: string;
  readonly children: readonly string[];
}

/** The part of Gatsby's resolver context that pictures need. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: object): Promise<ContentNode | null>;
    getNodeById(query: { id: string; type: string }): ContentNode | null;
  };
}

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
    pluginName: "corvane-picture-host",
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

/**
 * Leaves the last resort, a JPEG, in one size: every supported browser takes AVIF or WebP, and a third list of all sizes
 * would stand in HTML and data for nobody.
 */
function withPlainFallback({ images, ...rest }: IGatsbyImageData): IGatsbyImageData {
  const { src = "" } = images.fallback ?? {};
  return { ...rest, images: { ...images, fallback: { src } } };
}

/**
 * Sources of a picture file, through gatsby-plugin-sharp's own resolver.
 *
 * @param picture path relative to `data/`
 * @throws Error where there is no such picture
 */
async function fileImageData(
  dataDirectory: string,
  picture: string,
  frame: PictureFrame,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  const absolutePath = join(dataDirectory, picture);
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  const sharp = file?.children
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find((node) => node !== null);
  const type = info.schema.getType("ImageSharp");
  const field = type && "getFields" in type && "name" in type ? type.getFields().gatsbyImageData : undefined;
  if (!sharp || !field || !("resolve" in field) || !field.resolve) {
    throw new Error(`data/${picture} is not a picture that can be resized`);
  }
  const defaults = Object.fromEntries(field.args.map(({ name, defaultValue }) => [name, defaultValue]));
  const args = { ...defaults, ...frame, placeholder: "none" };
  return withPlainFallback((await field.resolve(sharp, args, context, info)) as IGatsbyImageData);
}

/**
 * Resolves `Picture.imageData` for both kinds of picture, to the one shape that the picture component takes.
 *
 * @throws Error where the frame is none of the site's
 */
export function pictureResolver(dataDirectory: string, host: PictureHost) {
  return async (
    picture: string,
    { frame: name }: { readonly frame: string },
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ): Promise<IGatsbyImageData> => {
    const frame = assertDefined(PICTURE_FRAMES[name], `src/content/picture-frames.ts: the frame ${name}`);
    return isHosted(picture)
      ? hostedImageData(host, picture, frame)
      : fileImageData(dataDirectory, picture, frame, context, info);
  };
}
