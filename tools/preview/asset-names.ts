import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Files whose names hold hashes of their content or of how they were made: Gatsby's pictures, fonts and downloads. */
const HASHED_FILE = /\/static\/[^\s"'(),]+/g;

/**
 * Names a build's assets by what is in them, so that two builds agree on them where they look the same: a picture
 * that was exchanged gets another name, one that was only stored elsewhere doesn't.
 *
 * @param publicFolder absolute path of the published folder
 * @returns puts these names into an attribute's or a style's text
 */
export function nameAssetsByContent(publicFolder: string): (text: string) => string {
  const names = new Map<string, string>();
  const digest = (address: string): string => {
    try {
      const content = readFileSync(join(publicFolder, decodeURIComponent(address)));
      return createHash("sha256").update(content).digest("hex");
    } catch {
      // A file that isn't there has nothing but its name to be known by.
      return address;
    }
  };
  return (text) =>
    text.replace(HASHED_FILE, (address) => {
      const name = names.get(address) ?? digest(address);
      names.set(address, name);
      return name;
    });
}
