import { parseUrl } from "../../src/lib/parse-url";
import { isFormat } from "../content/formats";
import { decodedAddress } from "../content/picture-host";
import type { At } from "./check-content";
import type { DataFiles } from "./data-files";
import type { Report } from "./problems";
import { didYouMean, nearest } from "./shape";
import { ADDRESS_RULES, reportMistakes } from "./text-rules";

export const listOf = (words: Iterable<string>) => [...words].slice(0, 12).join(", ");

const hostOf = ({ host }: URL) => host.replace(/^www\./, "");

/** Checks links to pages of the site, to its files and to other sites. */
export class Links {
  /** The paths that links may have, with the entries that add them. */
  readonly paths = new Map<string, At>();
  /** Whether paths may be missing, because an entry that adds some has an error. */
  isIncomplete = false;

  constructor(
    private readonly address: string,
    private readonly files: DataFiles,
  ) {}

  check(url: string, report: Report, allowExternal = true): void {
    const email = /^mailto:(?!\/)([^?]*)/.exec(url)?.[1] ?? "";
    const isExternal = isFormat("https-url", url) || isFormat("email", email) || /^tel:\+?\d[\d().-]{4,}$/.test(url);
    const parsed = parseUrl(url);
    const isOwn = parsed && hostOf(parsed) === hostOf(new URL(this.address));
    const path = decodedAddress(isOwn ? parsed.pathname + parsed.hash : url)
      .replace(/\?[^#]*/, "")
      .replace(/(?<=.)\/+(?=#|$)/, "");
    if (reportMistakes(decodedAddress(url), ADDRESS_RULES, () => report)) return;
    if (isOwn && !(allowExternal && parsed.protocol === "https:"))
      report(`"${url}" isn't a valid link here`, `Write only its path: ${path}.`);
    if ((allowExternal && isExternal && !isOwn) || this.paths.has(path)) return;
    const paths = [...this.paths.keys()];
    const [page = "", anchor] = path.split("#");
    if (allowExternal && page.startsWith("/files/")) this.files.find(page, "/files/", report);
    else if (!/^\/(?!\/)\S*$/.test(path)) {
      const others = allowExternal ? ", or https://…, mailto:info@a.example, tel:+12125550108" : "";
      report(`"${url}" isn't a valid link here`, `Write a path of this site, such as /about#team${others}.`);
    } else if (this.isIncomplete) return;
    else if (anchor !== undefined && this.paths.has(page)) {
      const anchors = paths.filter((one) => one.startsWith(`${page}#`)).map((one) => one.slice(page.length));
      const remedy = anchors.length > 0 ? `Its anchors are ${listOf(anchors)}.` : "Link to the page itself.";
      report(`the page ${page} has no anchor #${anchor}`, remedy + didYouMean(nearest(`#${anchor}`, anchors)));
    } else report(`the site has no page ${page}`, `Link to an existing page.${didYouMean(nearest(path, paths))}`);
  }
}
