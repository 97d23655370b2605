import { isUtf8 } from "node:buffer";
import type { Finding } from "../finding";
import { JsonSource } from "./json-source";

const SAVE_AS_UTF8 = "Open the file in your editing program and save it with the encoding “UTF-8” (without BOM).";

/** Two zero bytes among the first few: what UTF-16 makes of plain letters. */
function looksLikeUtf16(bytes: Buffer): boolean {
  const mark = bytes.readUIntBE(0, Math.min(2, bytes.length));
  return mark === 0xfffe || mark === 0xfeff || bytes.subarray(0, 8).filter((byte) => byte === 0).length > 1;
}

/**
 * The text of a file, which has to be UTF-8. A byte order mark, which JSON doesn't allow, is told and left out.
 *
 * @param file the file, as an editor names it
 * @returns the text, where it can be known
 */
export function decodeText(file: string, bytes: Buffer): { text?: string; findings: readonly Finding[] } {
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
