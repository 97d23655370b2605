import type { NodePluginArgs } from "gatsby";
import { getImageData, type IGatsbyImageData, type ISharpGatsbyImageArgs } from "gatsby-plugin-image";
import { generateImageData as generateFileImageData } from "gatsby-plugin-sharp";
import type { Element } from "hast";
import { h } from "hastscript";
import sharp, { type AvifOptions, type JpegOptions } from "sharp";
import { assertDefined } from "../../src/lib/assert-defined";
import { colors } from "../../src/theme/colors";
import { PICTURE_RATIOS, from } from "../../src/theme/dimensions";
import type { ResolverContext } from "./nodes";
import { decodedAddress, resizedAddress } from "./picture-host";

/** By default, a picture has the ratio of its file, and the formats of gatsby-config.ts. */
type PictureFrame = Omit<ISharpGatsbyImageArgs, "src">;

const { landscape, square } = PICTURE_RATIOS;

const CRISP = { avifOptions: { quality: 50 } };

/** The sizes in which the site shows pictures. The maximum widths are those in a window of 1920 px (`global-css.ts`). */
const PICTURE_FRAMES: Readonly<Record<string, PictureFrame>> = {
  // On phones 128 px wide.
  CARD: {
    width: 640,
    aspectRatio: landscape,
    outputPixelDensities: [0.6, 1, 2],
    sizes: `${from("xl")} 442px, ${from("sm")} 46vw, 128px`,
  },
  // Beside the title of a case study, or full width in narrow windows.
  FEATURE: { width: 800, aspectRatio: landscape, sizes: `${from("lg")} min(37vw, 545px), 92vw` },
  PORTRAIT: { width: 110, aspectRatio: square, sizes: "110px", placeholder: "dominantColor" },
  SMALL_PORTRAIT: { width: 74, aspectRatio: square, layout: "fixed" },
  // In a text, as wide as its lines.
  TEXT: { width: 812, sizes: "min(92vw, 812px)" },
  // The banner's pictures, the first to be seen: 680 × 360 px in a window of 1280, on the home page 680 × 424.
  HERO: {
    aspectRatio: 680 / 360,
    layout: "fullWidth",
    sizes: `${from("lg")} max(54vw, 680px), max(100vw, 333px)`,
    ...CRISP,
  },
  SLIDE: { aspectRatio: landscape, layout: "fullWidth", sizes: `${from("lg")} max(54vw, 680px), 100vw`, ...CRISP },
  // An engraving, of which only the middle is shown: 500 × 360 px.
  ROSETTE: {
    aspectRatio: 500 / 360,
    layout: "fullWidth",
    sizes: `${from("lg")} max(39vw, 500px), 100vw`,
    placeholder: "dominantColor",
    transformOptions: { cropFocus: "center" },
  },
  // For social networks: https://ogp.me/
  SHARE: { width: 1200, aspectRatio: 1200 / 630, layout: "fixed", outputPixelDensities: [1], formats: ["jpg"] },
};

/** The GraphQL types of pictures. A field with the format "picture" is a Picture: a path in data/, or an address on the host. */
export const PICTURE_TYPES = `
  "A frame in which the site shows pictures"
  enum PictureFrame { ${Object.keys(PICTURE_FRAMES).join(" ")} }

  "A picture of data/images or of the picture host"
  type Picture @dontInfer {
    "Sources in all sizes and formats"
    gatsbyImageData(frame: PictureFrame!): GatsbyImageData!
    "Address of the picture as social networks show it, 1200 × 630 pixels"
    share: String!
  }
`;

/** The maximum width that the site requests from the host, in pixels. Its files are larger. */
const HOST_WIDTH = 2400;

/** Returns the sources of a picture on the host. The host resizes it, so the build fetches nothing. */
export function hostedImageData(picture: string, frame: PictureFrame): IGatsbyImageData {
  // The size of the file on the host is unknown.
  const { aspectRatio = landscape } = frame;
  return getImageData({
    ...frame,
    aspectRatio,
    baseUrl: picture,
    sourceWidth: HOST_WIDTH,
    sourceHeight: Math.round(HOST_WIDTH / aspectRatio),
    urlBuilder: ({ baseUrl, width, height }) => resizedAddress(baseUrl, Math.round(width), Math.round(height)),
    pluginName: "picture-host",
    formats: ["auto"],
  });
}

/** Returns a function that makes the sources of a picture in a frame. It throws an Error if it can't read the file. */
export function pictureReader({ reporter }: Pick<NodePluginArgs, "reporter">) {
  const fileImageData = async (picture: string, frame: PictureFrame, { nodeModel }: ResolverContext) => {
    const query = { filter: { relativePath: { eq: decodedAddress(picture).slice(1) } } };
    const file = assertDefined(await nodeModel.findOne({ type: "File", query }), `data${picture}`);
    // gatsby-plugin-sharp ignores that phones store upright pictures on their side.
    const { width, height } = (await sharp(file.absolutePath).metadata()).autoOrient;
    // Eight digits distinguish pictures with the same name. All 32 would lengthen every address in a page.
    const contentDigest = file.internal.contentDigest.slice(0, 8);
    // A comma or an accent, which addresses escape, would be lost on some servers.
    const name = file.name.normalize("NFKD").replace(/[^\w-]+/g, "-");
    const imageData = await generateFileImageData({
      file: { ...file, name, internal: { ...file.internal, contentDigest } },
      args: { aspectRatio: width / height, placeholder: "none", ...frame },
      reporter,
    });
    return assertDefined(imageData, `the sources of data${picture}`);
  };
  return async (picture: string, frameName: string, context: ResolverContext): Promise<IGatsbyImageData> => {
    const frame = assertDefined(PICTURE_FRAMES[frameName], `the frame ${frameName}`);
    if (/^https?:/.test(picture)) return hostedImageData(picture, frame);
    return fileImageData(picture, frame, context).catch((error: unknown) => {
      if (process.env.gatsby_executing_command !== "develop")
        throw new Error(`data${picture} can't be shown: ${error}`, { cause: error });
      // The content check shows the error. If the query failed, the page would stay broken after the file is repaired.
      return hostedImageData(`http://localhost${picture}`, frame);
    });
  };
}

/** Makes the element of a picture in a text. */
export function pictureElement({ images, width, height }: IGatsbyImageData, alt: string): Element {
  const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) => h("source", { type, srcSet, sizes }));
  const image = { ...images.fallback, alt, width, height: Math.round(height), loading: "lazy", decoding: "async" };
  return h("picture", sources, h("img", image));
}

/**
 * Effort 2 of 9 makes a build without cache three times as fast as sharp's default, 4, with files of the same size. Colors
 * at half the resolution, as in JPEG and WebP, make files 11% smaller without a visible difference. sharp's own `tune` makes
 * them larger at the same quality.
 */
const AVIF_OPTIONS = { effort: 2, chromaSubsampling: "4:2:0", tune: "ssim" } satisfies AvifOptions;

/**
 * Adds to sharp's output what gatsby-plugin-sharp has no options for: AVIF's effort, and a light ground below the transparent
 * parts of a JPEG, which would be black. https://sharp.pixelplumbing.com/api-output#avif
 */
export function setOutputOptions(): void {
  const { avif, jpeg } = sharp.prototype;
  sharp.prototype.jpeg = function jpegWithGround(options?: JpegOptions) {
    // gatsby-plugin-sharp calls it for the other formats, too, with this switch.
    if (options?.force !== false) this.flatten({ background: colors.ground });
    return jpeg.call(this, options);
  };
  sharp.prototype.avif = function avifWithOptions(options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}
