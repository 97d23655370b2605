import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listHtmlFiles } from "../built-site/pages";
import type { Progress } from "../terminal/progress-line";
import { nameAssetsByDigest, PAGE_PARTS, readPage } from "./read-page";
import type { PageContent, PagePart } from "./read-page";

/** The targets of links inside the site, and the pages that have these links. */
type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns the target of a link, without a query and without a slash at the end: "/about#team".
 *
 * @param base the address of the page with the link
 * @returns null when the link leaves the site or has no valid address
 */
function linkTarget(href: string, base: URL): string | null {
  if (!URL.canParse(href, base.href)) return null;
  const { origin, pathname, hash } = new URL(href, base);
  if (origin !== base.origin) return null;
  const path = decoded(pathname.replace(/(.)\/$/, "$1"));
  // Browsers scroll to the top for both, whatever is on the page: https://html.spec.whatwg.org/#scroll-to-fragid
  return hash === "" || hash === "#top" ? path : path + decoded(hash);
}

/**
 * Adds the targets of a page's links.
 *
 * @param targets the targets to add to
 * @param hrefs the `href` attributes of the links
 * @param base the page's address
 */
function addLinks(targets: Map<string, Set<string>>, hrefs: readonly string[], base: URL): void {
  const page = linkTarget(base.href, base) ?? "/";
  for (const target of new Set(hrefs.map((href) => linkTarget(href, base)))) {
    if (target === null) continue;
    const pages = targets.get(target) ?? new Set();
    targets.set(target, pages.add(page));
  }
}

/** What a comparison reads of a build. */
export interface SiteBuild {
  /** Absolute path of the published folder. */
  readonly publicFolder: string;
  /** The digests of every page's parts, by the page's address. */
  readonly pages: ReadonlyMap<string, PageContent["digests"]>;
  /** All anchors: "/about#team". */
  readonly anchors: ReadonlySet<string>;
  /** The targets of all links inside the site. */
  readonly links: LinkTargets;
}

/** The origin of a site whose pages have no canonical address. */
const UNNAMED_ORIGIN = "https://site.invalid";

/**
 * Reads every page of a built site.
 *
 * @param publicFolder absolute path of the published folder
 */
export async function readBuild(publicFolder: string, progress: Progress): Promise<SiteBuild> {
  const nameAssets = nameAssetsByDigest(publicFolder);
  const files = await listHtmlFiles(publicFolder);
  const pages = new Map<string, PageContent["digests"]>();
  const anchors = new Set<string>();
  const links = new Map<string, Set<string>>();
  for (const { path, file } of files) {
    const { digests, ids, links: hrefs, canonical } = readPage(await readFile(file, "utf8"), nameAssets);
    pages.set(path, digests);
    // A template string would keep the page's whole HTML in memory, which the id is a slice of; a joined one is a copy.
    for (const id of ids) anchors.add([path, id].join("#"));
    addLinks(links, hrefs, new URL(path, canonical ?? UNNAMED_ORIGIN));
    progress(pages.size, files.length);
  }
  return { publicFolder, pages, anchors, links };
}

/** Returns a link's target without the anchor. */
export function pageOf(target: string): string {
  return target.replace(/#.*$/s, "");
}

/** Returns whether a build has the target of a link: a page, an anchor or a file. */
export function resolvesLink({ pages, anchors, publicFolder }: SiteBuild, target: string): boolean {
  const path = pageOf(target);
  // A list fetches an entry that isn't on the page, such as an older article of the blog, from the entry's own page.
  if (pages.has(path)) return path === target || anchors.has(target) || pages.has(target.replace("#", "/"));
  return statSync(join(publicFolder, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** A page of both builds, and the parts that differ. */
export interface ChangedPage {
  readonly path: string;
  readonly parts: readonly PagePart[];
}

/** The differences between the pages of two builds. */
export interface PageChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedPage[];
}

/** Compares two builds page by page. Different names of files with the same content are no change. */
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
