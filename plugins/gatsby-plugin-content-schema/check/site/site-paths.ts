import { anchorPath, articlePath, detailPath, legalSectionId, pagePath } from "../../../../src/lib/paths";
import { headingIds } from "../../../../src/content/article-text";
import { leaderAnchor } from "../../../../src/content/leader-anchor";
import { pageSections } from "../../../../src/content/page-sections";
import { isDraftEntry, isEntry } from "../visit-values";
import type { EntryLists } from "./entry-lists";

/** What is known of a path of the site: whether there is a page or anchor, or why that can't be told. */
export type PathState = "published" | "draft" | "absent" | "unknown";

type Content = ReadonlyMap<string, unknown>;

type Entry = Readonly<Record<string, unknown>>;

const byId = ({ id }: Entry) => String(id);

/** The pages on which each entry of a content file has an anchor, and the path of the entry's own page. */
const LISTS = [
  { page: "services", content: "services", anchor: byId, ownPath: (id: string) => detailPath("services", id) },
  { page: "industries", content: "industries", anchor: byId, ownPath: (id: string) => detailPath("industries", id) },
  { page: "blog", content: "articles", anchor: byId, ownPath: articlePath },
  { page: "case-studies", content: "case-studies", anchor: byId, ownPath: undefined },
  { page: "about", content: "leaders", anchor: ({ name }: Entry) => leaderAnchor(String(name)), ownPath: undefined },
] as const;

/** Content files on whose entries paths depend. */
const SOURCES = ["legal", ...LISTS.map(({ content }) => content)];

function entriesOf(content: Content, name: string) {
  const value = content.get(name);
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** Every path of the site that a link in `data/` may name, with and without anchors. */
export class SitePaths {
  private readonly drafts = new Map<string, boolean>();
  private readonly uncertain: readonly string[];

  /**
   * @param content content files by name, as far as they can be read
   * @param lists the entries of each content file
   */
  constructor(
    private readonly content: Content,
    lists: EntryLists,
  ) {
    this.uncertain = SOURCES.filter((name) => lists.has(name) && !lists.get(name)?.complete);
    for (const [page, sections] of pageSections()) {
      this.drafts.set(pagePath(page), false);
      for (const section of sections) this.drafts.set(anchorPath(page, section), false);
    }
    for (const text of entriesOf(content, "legal")) {
      const sections = Array.isArray(text.sections) ? text.sections : [];
      for (const index of sections.keys()) this.add(anchorPath(String(text.id), legalSectionId(index)), text);
    }
    for (const { page, content: name, anchor, ownPath } of LISTS) {
      for (const entry of entriesOf(content, name)) {
        this.add(anchorPath(page, anchor(entry)), entry);
        if (ownPath) this.add(ownPath(String(entry.id)), entry);
      }
    }
  }

  /** All known paths, drafts' too. */
  all(): Iterable<string> {
    return this.drafts.keys();
  }

  /** @param path with an optional anchor: "/about#team" */
  stateOf(path: string): PathState {
    const isDraft = this.drafts.get(path) ?? this.draftOfHeading(path);
    if (isDraft !== undefined) return isDraft ? "draft" : "published";
    return this.uncertain.some((name) => SitePaths.mayHave(name, path)) ? "unknown" : "absent";
  }

  /** Whether a path could belong to an entry of a file whose entries aren't all known. */
  private static mayHave(name: string, path: string): boolean {
    if (name === "legal") return path.includes("#");
    const base = pagePath(LISTS.find(({ content }) => content === name)?.page ?? name);
    return path.startsWith(`${base}/`) || path.startsWith(`${base}#`);
  }

  /** Whether an anchor is a heading within an article, and the article a draft. Looked for only where a link names one. */
  private draftOfHeading(path: string): boolean | undefined {
    const [page = "", anchor] = path.split("#");
    if (anchor === undefined) return undefined;
    const article = entriesOf(this.content, "articles").find(
      ({ id, content }) =>
        typeof content === "string" &&
        (page === pagePath("blog") || page === articlePath(String(id))) &&
        anchor.startsWith(`${String(id)}-`) &&
        headingIds(content, String(id)).includes(anchor),
    );
    return article && isDraftEntry(article);
  }

  private add(path: string, entry: Entry): void {
    this.drafts.set(path, (this.drafts.get(path) ?? true) && isDraftEntry(entry));
  }
}
