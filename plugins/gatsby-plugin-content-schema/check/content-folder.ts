import type { Finding } from "./findings";
import type { PictureFacts } from "./formats/pictures";

/** The text of a file, if it can be decoded, and what is wrong with its encoding. */
export interface DecodedText {
  readonly text?: string;
  readonly findings: readonly Finding[];
}

/** The content folder. Paths of files are relative to it. */
export interface ContentFolder {
  /** Its path, relative to the site's folder: "data". Findings name files by it. */
  readonly name: string;
  /** All files in alphabetical order, with `/` between the parts, written exactly as they are called. */
  readonly files: readonly string[];
  /** @throws Error if there is no such file */
  read(file: string): DecodedText;
  /** Returns what the pictures among the files hold, by their paths. */
  pictureFacts(pictures: readonly string[]): Promise<ReadonlyMap<string, PictureFacts>>;
}
