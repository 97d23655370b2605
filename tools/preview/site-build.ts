import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nameAssetsByContent } from "./asset-names";
import { listHtmlFiles } from "./html-files";
import { addLinks } from "./link-targets";
import type { LinkTargets } from "./link-targets";
import type { Progress } from "./progress";
import { readPage } from "./read-page";
import type { PageContent } from "./read-page";

/** What a comparison of builds needs of one of them. */
export interface SiteBuild {
  /** Absolute path of the published folder. */
  readonly publicFolder: string;
  /** The digests of every page's parts, by the page's address. */
  readonly pages: ReadonlyMap<string, PageContent["digests"]>;
  /** Every place on a page that can be linked to: "/about#team". */
  readonly anchors: ReadonlySet<string>;
  /** Where the links of its pages lead inside the site. */
  readonly links: LinkTargets;
}

/** Stands for the site's own origin where no page names it. */
const UNNAMED_ORIGIN = "https://site.invalid";

/**
 * Reads every page of a built site.
 *
 * @param publicFolder absolute path of the published folder
 */
export async function readBuild(publicFolder: string, progress: Progress): Promise<SiteBuild> {
  const nameAssets = nameAssetsByContent(publicFolder);
  const files = await listHtmlFiles(publicFolder);
  const pages = new Map<string, PageContent["digests"]>();
  const anchors = new Set<string>();
  const links = new Map<string, Set<string>>();
  for (const { path, file } of files) {
    const { digests, ids, links: hrefs, canonical } = readPage(await readFile(file, "utf8"), nameAssets);
    pages.set(path, digests);
    // A template string would hold on to the page's whole HTML, which the id is a slice of; a joined one is a copy.
    for (const id of ids) anchors.add([path, id].join("#"));
    addLinks(links, hrefs, new URL(path, canonical ?? UNNAMED_ORIGIN));
    progress(pages.size, files.length);
  }
  return { publicFolder, pages, anchors, links };
}

/** The page, or file, that a link leads to, without the place on it. */
export function pageOf(target: string): string {
  return target.replace(/#.*$/s, "");
}

/** Whether a link to this target arrives in this build: at a page, at a place on one, or at a file. */
export function arrives({ pages, anchors, publicFolder }: SiteBuild, target: string): boolean {
  const path = pageOf(target);
  // A list brings an entry that it doesn't hold itself, such as the blog an older article, from the entry's own page.
  if (pages.has(path)) return path === target || anchors.has(target) || pages.has(target.replace("#", "/"));
  return statSync(join(publicFolder, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
