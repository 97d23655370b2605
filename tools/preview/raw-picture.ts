import sharp from "sharp";

/** A picture as plain pixels: four bytes each (red, green, blue, opacity), row by row. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** How many bytes a row of pixels takes. */
export const rowBytes = ({ width }: Pick<RawPicture, "width">) => width * 4;

/** Reads a picture in any format that sharp knows. */
export async function decodePicture(file: Buffer): Promise<RawPicture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture as WebP, which is a tenth of a PNG where there are photographs. */
export async function writePicture({ width, height, data }: RawPicture, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 2 })
    .toFile(file);
}
