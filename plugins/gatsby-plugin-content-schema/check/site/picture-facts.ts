import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";

/** What a picture file really holds. */
export interface PictureFacts {
  /** Its size on disk. */
  readonly bytes: number;
  /** The kind of picture, whatever the file's name says; nothing where the file is no picture. */
  readonly format?: string;
  /** Width in pixels, as the picture is shown. */
  readonly width?: number;
  /** Whether the file ends before the picture does. */
  readonly incomplete?: boolean;
}

/** What the files of some formats end with; a few programs add more behind it. */
const ENDINGS: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND"),
};

/** Bytes at the end of a file in which its ending is looked for. */
const TAIL_LENGTH = 1024;

/** Files that are read at once: enough to keep the disk busy, few enough for the memory. */
const AT_ONCE = 16;

/** Whether a picture can't be read to its end; that takes long, so only where the file's end looks wrong. */
async function isIncomplete(file: Buffer, format: string): Promise<boolean> {
  const ending = ENDINGS[format];
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
 * Looks into picture files.
 *
 * @param dataDirectory absolute path of `data/`
 * @param pictures paths relative to `data/`, of files that exist
 */
export async function readPictureFacts(
  dataDirectory: string,
  pictures: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> {
  const limit = pLimit(AT_ONCE);
  const facts = pictures.map((path) => limit(async () => [path, await factsOf(join(dataDirectory, path))] as const));
  return new Map(await Promise.all(facts));
}
