import { PAGE_PARTS } from "./read-page";
import type { PagePart } from "./read-page";
import type { SiteBuild } from "./site-build";

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
