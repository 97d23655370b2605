// Checks the files of data/: their encoding, their pictures, and whether the content uses them.
import { isUtf8 } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import { didYouMean, nearest } from "./check-shape";
import { LARGEST_PICTURE, isFormat } from "./formats";
import { JsonFile } from "./json";
import { PICTURE_ORIGIN, decodedAddress } from "./picture-host";
import { isError, reportAt } from "./problems";
import type { Problem, Report } from "./problems";

export class DataFiles {
  /** The paths of all files in data/, with slashes. */
  readonly names: readonly string[];
  private readonly used = new Set<string>();
  private readonly pictureChecks: Promise<void>[] = [];

  constructor(
    private readonly data: string,
    private readonly problems: Problem[],
  ) {
    this.names = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory())
      .map(({ parentPath, name }) => relative(data, join(parentPath, name)).split(sep).join("/"))
      .sort();
  }

  /** Returns a function that reports problems at a character of a file. */
  at(name: string, text = "", offset = 0): Report {
    return reportAt(`data/${name}`, text, offset, this.problems);
  }

  /** Reads a JSON file, and reports errors of its encoding and its syntax. */
  readJson(name: string): JsonFile | undefined {
    this.used.add(name);
    const bytes = readFileSync(join(this.data, name));
    const text = bytes.toString("utf8");
    const wrong = text.search(isUtf8(bytes) ? /^\ufeff|\0/ : /\ufffd/);
    if (wrong < 0) return new JsonFile(`data/${name}`, text, this.problems);
    const remedy = 'Save it with the encoding "UTF-8", without BOM.';
    this.at(name, text, wrong)("this file isn't saved as UTF-8, or starts with an invisible mark (BOM)", remedy);
    return undefined;
  }

  /** Returns whether data/ has the file of a path such as "/images/port.jpg", and reports a missing one. */
  find(path: string, folder: "/images/" | "/files/", report: Report): boolean {
    const paths = this.names.map((name) => `/${name}`).filter((one) => one.startsWith(folder));
    const question = didYouMean(nearest(path, paths));
    if (paths.includes(path)) this.used.add(path.slice(1));
    else report(`the file ${path} doesn't exist`, `Upload it to data${folder}, or correct the path.${question}`);
    return paths.includes(path);
  }

  /** Checks the path or the address of a picture. `finish` waits for the check of its file. */
  checkPicture(address: string, report: Report, minimumWidth = 1200): void {
    if (address.startsWith(`${PICTURE_ORIGIN}/`) && isFormat("https-url", address)) return;
    const picture = decodedAddress(address);
    if (this.find(picture, "/images/", report))
      this.pictureChecks.push(this.checkPictureFile(picture, minimumWidth, report));
  }

  private async checkPictureFile(path: string, minimumWidth: number, report: Report): Promise<void> {
    // With a path instead of the bytes, sharp would cache the file and miss changes.
    const bytes = readFileSync(join(this.data, path));
    // sharp throws at once if the file is empty.
    const metadata = await (async () => sharp(bytes).metadata())().catch(() => undefined);
    const { format = "no picture", compression, autoOrient: { width } = { width: 0 } } = metadata ?? {};
    if (!["jpeg", "png", "webp", "tiff"].includes(format) && compression !== "av1")
      report(`the format of ${path} isn't supported: ${format}`, "Save it as JPEG or PNG, and upload it again.");
    else if (format === "jpeg" && !bytes.subarray(-1024).includes(Buffer.from([0xff, 0xd9])))
      report(`${path} is incomplete`, "Upload the file again.");
    else if (bytes.length > LARGEST_PICTURE)
      report(`${path} is larger than 5 MB`, "Save it as JPEG with a quality of 85, and upload it again.");
    else if (width < minimumWidth)
      report(
        `${path} is ${String(width)} pixels wide: the minimum is ${String(minimumWidth)}`,
        "Upload a larger version.",
      );
  }

  /**
   * Waits for the pictures' checks, then reports files that the site doesn't read and files that the content doesn't use.
   *
   * @param readable the names in data/ that the site reads: "services.json", "articles/"
   */
  async finish(readable: readonly string[]): Promise<void> {
    await Promise.all(this.pictureChecks);
    // A wrong path makes its file look unused.
    const isCertain = !this.problems.some(isError);
    const ignored = /^README\.md$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;
    for (const name of this.names) {
      if (this.used.has(name) || ignored.test(name)) continue;
      if (!/^(?:images|files)\//.test(name)) {
        const question = didYouMean(nearest(name.replace(/(?<=\/).*/, ""), readable));
        this.at(name)("the site doesn't read this file", `Rename or remove it.${question}`);
      } else if (isCertain)
        this.at(name)("nothing uses this file", "Remove it, or write its path where it should be shown.", "warning");
    }
  }
}
