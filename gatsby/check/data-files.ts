// Checks the files of data/: their encoding, their pictures, and whether the content uses them.
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { didYouMean, nearest } from "./shape";
import { downloadProblem, pictureProblem } from "./pictures";
import { filesIn } from "../files-in";
import { isFormat } from "../content/formats";
import { JsonFile } from "./json";
import { PICTURE_ORIGIN, decodedAddress } from "../content/picture-host";
import { isError, reportAt, type Problem, type Report } from "./problems";

/** Two names that differ only in case or in the codes of their accents are one file on Windows and Macs. */
const simplified = (name: string) => name.normalize("NFC").toLowerCase();

export class DataFiles {
  /** The paths of all files in data/, with slashes. */
  readonly names: readonly string[];
  /** The first place that uses each file, and the minimum width of a picture, in pixels. */
  private readonly used = new Map<string, { readonly report: Report; readonly width: number } | undefined>();

  constructor(
    private readonly data: string,
    private readonly problems: Problem[],
  ) {
    this.names = filesIn(data);
  }

  at(name: string, text = "", offset = 0): Report {
    return reportAt(`data/${name}`, text, offset, this.problems);
  }

  /** Reads a JSON file, and reports errors of its encoding and its syntax. */
  readJson(name: string): JsonFile | undefined {
    this.used.set(name, undefined);
    const bytes = readFileSync(join(this.data, name));
    const text = bytes.toString("utf8");
    const wrong = text.search(isUtf8(bytes) ? /^\ufeff|\0/ : /\ufffd/);
    if (wrong < 0) return new JsonFile(`data/${name}`, text, this.problems);
    const remedy = 'Save it with the encoding "UTF-8", without BOM.';
    this.at(name, text, wrong)("this file isn't saved as UTF-8, or starts with an invisible mark (BOM)", remedy);
    return undefined;
  }

  /** Reports a path such as "/images/port.jpg" without a file. `finish` checks the file. */
  find(path: string, folder: "/images/" | "/files/", report: Report, width = 0): void {
    const paths = this.names.map((name) => `/${name}`).filter((one) => one.startsWith(folder));
    if (paths.includes(path)) {
      const name = path.slice(1);
      const first = this.used.get(name) ?? { report, width };
      this.used.set(name, { ...first, width: Math.max(width, first.width) });
      return;
    }
    const same = paths.find((one) => simplified(one) === simplified(path));
    const similar = same ?? paths.find((one) => basename(one) === basename(path)) ?? nearest(path, paths);
    const question = didYouMean(similar) + (same ? " It differs in capital letters or in the code of an accent." : "");
    report(`the file ${path} doesn't exist`, `Upload it to data${folder}, or correct the path.${question}`);
  }

  checkPicture(address: string, report: Report, minimumWidth = 1200): void {
    if (address.startsWith(`${PICTURE_ORIGIN}/`) && isFormat("https-url", address)) return;
    this.find(decodedAddress(address), "/images/", report, minimumWidth);
  }

  /** Checks a picture or a download where the content uses it first, or else at its own place. */
  private async checkFile(name: string): Promise<void> {
    const use = this.used.get(name);
    const problem = await (name.startsWith("images/")
      ? pictureProblem(join(this.data, name), use?.width)
      : downloadProblem(join(this.data, name)));
    const wrong = /[#?%\\:*"<>|]/.exec(name)?.[0];
    const twin = this.names.find((one) => one !== name && simplified(one) === simplified(name));
    const report = use?.report ?? this.at(name);
    if (problem) report(`${name} ${problem[0]}`, problem[1]);
    else if (wrong) report(`the name of ${name} contains ${wrong}`, "Rename the file: addresses can't contain this.");
    else if (twin) report(`${name} and ${twin} are one file on Windows and Macs`, "Rename one of them.");
  }

  /** Checks all pictures and downloads, and reports unused files, and files that aren't `readable`: "faq.json", "jobs/". */
  async finish(readable: readonly string[]): Promise<void> {
    const ignored = /^README\.md$|^schemas\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;
    const names = this.names.filter((name) => !ignored.test(name));
    await Promise.all(names.filter((name) => /^(?:images|files)\//.test(name)).map((name) => this.checkFile(name)));
    // A wrong path makes its file look unused.
    const isCertain = !this.problems.some(isError);
    for (const name of names.filter((one) => !this.used.has(one))) {
      if (!/^(?:images|files)\//.test(name)) {
        const question = didYouMean(nearest(name.replace(/(?<=\/).*/, ""), readable));
        this.at(name)("the site doesn't read this file", `Rename or remove it.${question}`);
      } else if (isCertain)
        this.at(name)("nothing uses this file", "Remove it, or write its path where it should be shown.", "warning");
    }
  }
}
