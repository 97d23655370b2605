import type { CheckContext, CheckedValue, CheckOptions, EntryPaths } from "../context";
import { nearest } from "../findings";
import type { ValueProblem } from "../findings";
import type { EntryLists } from "../references";
import { isDraftEntry, isEntry } from "../visit-values";
import type { Entry } from "../visit-values";
import { checkHttpsUrl } from "./addresses";

/** What is known of a path: published, only in drafts, certainly not there, or not known. */
type PathState = "published" | "draft" | "absent" | "unknown";

/** Every path of the site that content may link to, with and without anchors. */
export class LinkTargets {
  /** Whether each known path leads to a draft. */
  private readonly drafts = new Map<string, boolean>();
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly incomplete: readonly EntryPaths[];
  private readonly entryPaths: Readonly<Record<string, EntryPaths>>;
  private readonly isComplete: boolean;

  /**
   * @param content content files by name, as far as they can be read
   * @param lists the entries of each content file
   */
  constructor(content: ReadonlyMap<string, unknown>, lists: EntryLists, { pages, entryPaths = {} }: CheckOptions) {
    this.entryPaths = entryPaths;
    this.isComplete = pages !== undefined;
    this.incomplete = Object.entries(entryPaths)
      .filter(([name]) => lists.has(name) && !lists.get(name)?.complete)
      .map(([, paths]) => paths);
    for (const path of pages?.() ?? []) this.drafts.set(path, false);
    for (const [name, { of: pathsOf }] of Object.entries(entryPaths)) {
      const value = content.get(name);
      const entries = Array.isArray(value) ? value.filter(isEntry) : [];
      this.entries.set(name, entries);
      for (const entry of entries) for (const path of pathsOf(entry)) this.add(path, entry);
    }
  }

  /** Returns all known paths, those of drafts too. */
  all(): Iterable<string> {
    return this.drafts.keys();
  }

  /** @param path with an optional anchor: "/about#team" */
  stateOf(path: string): PathState {
    const isDraft = this.drafts.get(path) ?? this.isDraftText(path);
    if (isDraft !== undefined) return isDraft ? "draft" : "published";
    return !this.isComplete || this.incomplete.some(({ mayOwn }) => mayOwn(path)) ? "unknown" : "absent";
  }

  /** Whether the entry whose text has the path's anchor is a draft; undefined if there is no such entry. */
  private isDraftText(path: string): boolean | undefined {
    if (!path.includes("#")) return undefined;
    for (const [name, { hasAnchor }] of Object.entries(this.entryPaths)) {
      const entry = hasAnchor && this.entries.get(name)?.find((one) => hasAnchor(one, path));
      if (entry) return isDraftEntry(entry);
    }
    return undefined;
  }

  private add(path: string, entry: Entry): void {
    this.drafts.set(path, (this.drafts.get(path) ?? true) && isDraftEntry(entry));
  }
}

function dead(value: string, path: string, { targets }: CheckContext): ValueProblem[] {
  const [page = "", anchor] = path.split("#");
  const suggestion = nearest(path.replace(/\/+(?=#|$)/, ""), targets.all()) ?? nearest(page, targets.all());
  const hasPage = anchor !== undefined && targets.stateOf(page) !== "absent";
  return [
    {
      severity: "mistake",
      value,
      message: hasPage ? `the page ${page} has no place named #${anchor}` : `the site has no page ${page}`,
      remedy: hasPage ? "Link to a place that the page has, or to the page itself." : "Link to a page that exists.",
      ...(suggestion === undefined || suggestion === path ? {} : { suggestion }),
    },
  ];
}

/** Checks a path of this site with an optional anchor: "/about#team". */
export function checkSitePath(value: string, { isDraft }: CheckedValue, context: CheckContext): ValueProblem[] {
  const { targets } = context;
  const path = value.replace(/\?[^#]*/, "");
  if (!/^\/(?!\/)\S*$/.test(path)) {
    const suggestion = nearest(value.startsWith("/") ? value : `/${value}`, targets.all());
    return [
      {
        severity: "mistake",
        value,
        message: "this is no path of the site",
        remedy: 'Write the part of the address behind the site\'s name, with its slash: "/about#team".',
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  }
  const state = targets.stateOf(path);
  if (state === "absent") return dead(value, path, context);
  if (state !== "draft" || isDraft) return [];
  return [
    {
      severity: "mistake",
      value,
      message: `${path} belongs to a draft, which the published site doesn't have`,
      remedy: "Publish the draft too, or take the link out.",
    },
  ];
}

/** Checks a link: a path of this site, or an https address. */
export function checkLink(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  return /^[a-z][a-z0-9+.-]*:|^www\./i.test(value) ? checkHttpsUrl(value) : checkSitePath(value, checked, context);
}
