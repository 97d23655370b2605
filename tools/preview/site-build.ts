import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listHtmlFiles } from "../built-site/pages";
import type { Progress } from "../terminal/progress-line";
import { nameAssetsByContent, PAGE_PARTS, readPage } from "./read-page";
import type { PageContent, PagePart } from "./read-page";

/** Where the links of a site lead inside it, and the pages that have such a link. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The place inside the site that a link leads to, without query and without a slash at the end: "/about#team".
 *
 * @param base the address of the page with the link
 * @returns null where the link leaves the site, or is no address at all
 */
export function targetOf(href: string, base: URL): string | null {
  if (!URL.canParse(href, base.href)) return null;
  const { origin, pathname, hash } = new URL(href, base);
  if (origin !== base.origin) return null;
  const path = decoded(pathname.replace(/(.)\/$/, "$1"));
  // Browsers scroll to the top for both, whatever is on the page: https://html.spec.whatwg.org/#scroll-to-fragid
  return hash === "" || hash === "#top" ? path : path + decoded(hash);
}

/**
 * Notes where a page's links lead.
 *
 * @param targets the targets known so far, which the page's are added to
 * @param hrefs the links' addresses as they are written
 * @param base the page's own address
 */
export function addLinks(targets: Map<string, Set<string>>, hrefs: readonly string[], base: URL): void {
  const page = targetOf(base.href, base) ?? "/";
  for (const target of new Set(hrefs.map((href) => targetOf(href, base)))) {
    if (target === null) continue;
    const pages = targets.get(target) ?? new Set();
    targets.set(target, pages.add(page));
  }
}

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

/** A page that is in both builds, and what of it differs. */
export interface ChangedPage {
  readonly path: string;
  readonly parts: readonly PagePart[];
}

/** How the pages of two builds differ. */
export interface PageChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedPage[];
}

/** Compares two builds page by page; what only has other names for its files is no change. */
export function comparePages(before: SiteBuild, after: SiteBuild): PageChanges {
  const paths = [...after.pages.keys()];
  return {
    added: paths.filter((path) => !before.pages.has(path)),
    removed: [...before.pages.keys()].filter((path) => !after.pages.has(path)),
    changed: paths
      .map((path) => {
        const [old, current] = [before.pages.get(path), after.pages.get(path)];
        return { path, parts: PAGE_PARTS.filter((part) => old && current && old[part] !== current[part]) };
      })
      .filter(({ parts }) => parts.length > 0),
  };
}
