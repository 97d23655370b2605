import type { CheckContext, CheckedValue, CheckOptions, EntryPaths } from "../context";
import { nearest } from "../findings";
import type { ValueProblem } from "../findings";
import type { EntryLists } from "../references";
import { ALWAYS, NEVER, visibleFrom } from "../../visibility";
import type { HeldBackFiles, VisibleFrom } from "../../visibility";
import { isEntry } from "../visit-values";
import type { Entry } from "../visit-values";
import { checkHttpsUrl } from "./addresses";

/** What is known of a path: from when it is there, that it certainly isn't, or nothing. */
type PathState = { readonly from: VisibleFrom } | "absent" | "unknown";

/** Every path of the site that content may link to, with and without anchors. */
export class LinkTargets {
  /** From when each known path is there. */
  private readonly known = new Map<string, VisibleFrom>();
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly incomplete: readonly EntryPaths[];
  private readonly entryPaths: Readonly<Record<string, EntryPaths>>;
  private readonly isComplete: boolean;
  private readonly heldBack: HeldBackFiles;

  /**
   * @param content content files by name, as far as they can be read
   * @param lists the entries of each content file
   * @param today in ISO 8601 form
   */
  constructor(
    content: ReadonlyMap<string, unknown>,
    lists: EntryLists,
    { pages, entryPaths = {}, heldBack = {} }: CheckOptions,
    private readonly today: string,
  ) {
    this.heldBack = heldBack;
    this.entryPaths = entryPaths;
    this.isComplete = pages !== undefined;
    this.incomplete = Object.entries(entryPaths)
      .filter(([name]) => lists.has(name) && !lists.get(name)?.complete)
      .map(([, paths]) => paths);
    for (const path of pages?.() ?? []) this.known.set(path, ALWAYS);
    for (const [name, { of: pathsOf }] of Object.entries(entryPaths)) {
      const value = content.get(name);
      const entries = Array.isArray(value) ? value.filter(isEntry) : [];
      this.entries.set(name, entries);
      for (const entry of entries) for (const path of pathsOf(entry)) this.add(path, this.from(name, entry));
    }
  }

  /** Returns all known paths, those that visitors don't see yet too. */
  all(): Iterable<string> {
    return this.known.keys();
  }

  /** Whether visitors can follow a link to the path. */
  isPublished(path: string): boolean {
    return this.known.get(path) === ALWAYS;
  }

  /** @param path with an optional anchor: "/about#team" */
  stateOf(path: string): PathState {
    const from = this.known.get(path) ?? this.textFrom(path);
    if (from !== undefined) return { from };
    return !this.isComplete || this.incomplete.some(({ mayOwn }) => mayOwn(path)) ? "unknown" : "absent";
  }

  private from(name: string, entry: Entry): VisibleFrom {
    return visibleFrom(entry, this.heldBack[name], this.today);
  }

  /** From when the entry is there whose text has the path's anchor; undefined if there is no such entry. */
  private textFrom(path: string): VisibleFrom | undefined {
    if (!path.includes("#")) return undefined;
    for (const [name, { hasAnchor }] of Object.entries(this.entryPaths)) {
      const entry = hasAnchor && this.entries.get(name)?.find((one) => hasAnchor(one, path));
      if (entry) return this.from(name, entry);
    }
    return undefined;
  }

  private add(path: string, from: VisibleFrom): void {
    const earlier = this.known.get(path);
    this.known.set(path, earlier === undefined || from < earlier ? from : earlier);
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
export function checkSitePath(
  value: string,
  { visibleFrom: from }: CheckedValue,
  context: CheckContext,
): ValueProblem[] {
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
  if (state === "unknown" || state.from <= from) return [];
  const isDraft = state.from === NEVER;
  return [
    {
      severity: "mistake",
      value,
      message: isDraft
        ? `${path} belongs to a draft, which the published site doesn't have`
        : `${path} is held back until ${state.from}, and the published site doesn't have it before`,
      remedy: isDraft
        ? "Publish the draft too, or take the link out."
        : "Take the link out until then, or give that entry an earlier date.",
    },
  ];
}

/** Checks a link: a path of this site, or an https address. */
export function checkLink(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  return /^[a-z][a-z0-9+.-]*:|^www\./i.test(value) ? checkHttpsUrl(value) : checkSitePath(value, checked, context);
}
