import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { PictureFacts } from "./formats/pictures";

/** The bytes at the end of some formats; a few programs add more behind them. */
const LAST_BYTES: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND"),
};

/** Bytes at the end of a file in which its ending is looked for. */
const TAIL_LENGTH = 1024;

/** Files that are read at once: enough to keep the disk busy, few enough for the memory. */
const AT_ONCE = 16;

/** Whether a picture can't be read to its end. That takes long, so it tries only if the end of the file looks wrong. */
async function isIncomplete(file: Buffer, format: string): Promise<boolean> {
  const ending = LAST_BYTES[format];
  if (!ending || file.subarray(-TAIL_LENGTH).includes(ending)) return false;
  try {
    // Not stats(), which overlooks a missing end where several pictures are read at once.
    await sharp(file).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
}

async function factsOf(path: string): Promise<PictureFacts> {
  // By its path, libvips would remember the file as it was, and `npm run dev` wouldn't see a better one.
  const file = await readFile(path);
  const bytes = file.length;
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata();
    // HEIC and AVIF share a container; only the latter can be read everywhere.
    const kind = format === "heif" && compression === "av1" ? "avif" : format;
    return { bytes, format: kind, width: autoOrient.width, incomplete: await isIncomplete(file, kind) };
  } catch {
    return { bytes };
  }
}

/**
 * Reads size, format and width of picture files.
 *
 * @param dataDirectory absolute path of the content folder
 * @param pictures paths relative to it, of files that exist
 */
export async function readPictureFacts(
  dataDirectory: string,
  pictures: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> {
  const limit = pLimit(AT_ONCE);
  const facts = pictures.map((path) => limit(async () => [path, await factsOf(join(dataDirectory, path))] as const));
  return new Map(await Promise.all(facts));
}
