import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ContentFolder, DecodedText } from "./content-folder";
import type { Finding } from "./findings";
import { JsonSource } from "./json-source";
import { readPictureFacts } from "./picture-facts";

const SAVE_AS_UTF8 = "Open the file in your editing program and save it with the encoding “UTF-8” (without BOM).";

/** Whether two of the first bytes are zero, as they are where UTF-16 encodes plain letters. */
function looksLikeUtf16(bytes: Buffer): boolean {
  const mark = bytes.readUIntBE(0, Math.min(2, bytes.length));
  return mark === 0xfffe || mark === 0xfeff || bytes.subarray(0, 8).filter((byte) => byte === 0).length > 1;
}

/**
 * Decodes a file, which has to be UTF-8. A byte order mark, which JSON doesn't allow, is reported and left out.
 *
 * @param file the file, as an editor names it
 * @returns the text, if the file is UTF-8
 */
function decodeText(file: string, bytes: Buffer): DecodedText {
  const finding = (place: { line: number; column: number }, message: string, remedy: string): Finding => ({
    severity: "mistake",
    file,
    ...place,
    message,
    remedy,
  });
  const start = { line: 1, column: 1 };
  if (bytes.length > 0 && looksLikeUtf16(bytes)) {
    return { findings: [finding(start, "the file is saved as UTF-16, which the site can't read", SAVE_AS_UTF8)] };
  }
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    const place = new JsonSource(file, text).placeAt(text.indexOf("\uFFFD"));
    return {
      findings: [finding(place, "from here on the file holds characters that are not UTF-8", SAVE_AS_UTF8)],
    };
  }
  if (!text.startsWith("\uFEFF")) return { text, findings: [] };
  return {
    text: text.slice(1),
    findings: [finding(start, "the file begins with an invisible mark (BOM), which the site can't read", SAVE_AS_UTF8)],
  };
}

/**
 * Lists all files below a folder, with `/` between the parts, in alphabetical order.
 *
 * @param directory absolute path of the folder
 * @returns paths relative to it, written exactly as on disk
 */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

/**
 * Opens the content folder on the disk.
 *
 * @param directory absolute path of the site
 * @param name the content folder, relative to the site's: "data"
 */
export function folderOnDisk(directory: string, name: string): ContentFolder {
  const path = join(directory, name);
  return {
    name,
    files: filesIn(path),
    read: (file) => decodeText(`${name}/${file}`, readFileSync(join(path, file))),
    pictureFacts: (pictures) => readPictureFacts(path, pictures),
  };
}
