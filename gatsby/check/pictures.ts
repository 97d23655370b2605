// Reads the pictures and downloads of data/ to their end.
import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import { LARGEST_PICTURE } from "../content/formats";

type FileProblem = readonly [message: string, remedy: string];

/** The formats of pictures that the build resizes. */
const FORMATS = ["jpeg", "png", "webp", "avif", "tiff"];

const AGAIN = "Save it as JPEG or PNG, and upload it again.";

async function read(file: string): Promise<FileProblem | { readonly width: number }> {
  // With a path instead of the bytes, sharp would cache the file and miss changes.
  const bytes = readFileSync(file);
  if (bytes.length === 0) return ["is empty", "Upload the file again."];
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const { format, compression, autoOrient: { width } = { width: 0 } } = metadata ?? {};
  const found = compression === "av1" ? "avif" : (format ?? "no picture");
  if (!FORMATS.includes(found)) return [`has a format that isn't supported: ${found}`, AGAIN];
  if (extname(file).toLowerCase().replace("jpg", "jpeg").replace(/tif$/, "tiff") !== `.${found}`)
    return [`is a picture in the format ${found}, but its name says otherwise`, `${AGAIN} Don't only rename it.`];
  if (bytes.length > LARGEST_PICTURE) return ["is larger than 5 MB", "Save it as JPEG with a quality of 85."];
  // A small size makes reading fast, and finds a damaged end all the same.
  const isWhole = await sharp(bytes)
    .resize(32)
    .toBuffer()
    .then(Boolean, () => false);
  return isWhole ? { width } : ["is incomplete or damaged", "Upload the file again."];
}

/** The results of the last check, because `gatsby develop` checks after each save: by the file's path, size and time of change. */
const results = new Map<string, ReturnType<typeof read>>();

/** Returns why the site can't show a picture, or undefined if it can. The minimum width is in pixels. */
export async function pictureProblem(file: string, minimumWidth = 0): Promise<FileProblem | undefined> {
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const result = results.get(key) ?? read(file);
  results.set(key, result);
  const found = await result;
  if (!("width" in found)) return found;
  const message = `is ${found.width} pixels wide: the minimum is ${minimumWidth}`;
  return found.width < minimumWidth ? [message, "Upload a larger version."] : undefined;
}

/** Returns why visitors can't open a download, or undefined if they can. */
export function downloadProblem(file: string): FileProblem | undefined {
  const bytes = readFileSync(file);
  if (!/\.pdf$/i.test(file) || !bytes.subarray(0, 1024).includes("%PDF-"))
    return ["isn't a PDF", "Save it as PDF, and upload that file."];
  return bytes.subarray(-1024).includes("%%EOF") ? undefined : ["is incomplete", "Upload the file again."];
}
