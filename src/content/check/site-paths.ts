import { anchorPath, detailPath, pagePath } from "../../lib/paths";

interface Identified {
  readonly id: string;
}

interface PageEntry extends Identified {
  readonly sections: readonly Identified[];
}

/** Pages whose entries have an anchor each, and whether each entry also has a page of its own. */
const LISTS = [
  { page: "services", content: "services", ownPages: true },
  { page: "industries", content: "industries", ownPages: true },
  { page: "blog", content: "articles", ownPages: false },
  { page: "case-studies", content: "case-studies", ownPages: false },
] as const;

/**
 * Every path of the site that a link in `data/` may name, with and without anchors.
 *
 * @param content content files by name; those of another shape than expected count as empty
 */
export function sitePaths(content: ReadonlyMap<string, unknown>): Set<string> {
  const entries = <T extends Identified>(name: string): readonly T[] => {
    const value = content.get(name);
    return Array.isArray(value) ? (value as T[]) : [];
  };
  const paths = new Set<string>();
  for (const { id, sections } of entries<PageEntry>("pages")) {
    paths.add(pagePath(id));
    for (const section of sections ?? []) paths.add(anchorPath(id, section.id));
  }
  for (const { page, content: name, ownPages } of LISTS) {
    for (const { id } of entries<Identified>(name)) {
      paths.add(anchorPath(page, id));
      if (ownPages) paths.add(detailPath(page, id));
    }
  }
  return paths;
}
