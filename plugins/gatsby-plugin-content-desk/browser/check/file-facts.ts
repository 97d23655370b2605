import type { PictureFacts } from "../../../gatsby-plugin-content-schema/browser";
import { pictureKind } from "./picture-kind";

/** Reads size, kind and width of a file as the browser decodes it. */
export async function factsOf(file: File): Promise<PictureFacts> {
  const bytes = file.size;
  const format = await pictureKind(file);
  if (format === undefined) return { bytes };
  try {
    const bitmap = await createImageBitmap(file);
    const { width } = bitmap;
    bitmap.close();
    return { bytes, format, width };
  } catch {
    return { bytes };
  }
}
