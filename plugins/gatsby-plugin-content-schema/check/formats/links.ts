import type { CheckContext, CheckedValue, CheckOptions, EntryPaths } from "../context";
import { nearest } from "../findings";
import type { ValueProblem } from "../findings";
import type { EntryLists } from "../references";
import { isEntry } from "../visit-values";
import type { Entry } from "../visit-values";
import { checkHttpsUrl } from "./addresses";

/** Every path of the site that content may link to, with and without anchors. */
export class LinkTargets {
  private readonly known: Set<string>;
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly incomplete: readonly EntryPaths[];
  private readonly entryPaths: Readonly<Record<string, EntryPaths>>;
  private readonly isComplete: boolean;

  /**
   * @param content content files by name, as far as they can be read
   * @param lists the entries of each content file
   */
  constructor(
    content: ReadonlyMap<string, unknown>,
    lists: EntryLists,
    { pages, entryPaths = {} }: Pick<CheckOptions, "pages" | "entryPaths">,
  ) {
    this.entryPaths = entryPaths;
    this.isComplete = pages !== undefined;
    this.incomplete = Object.entries(entryPaths)
      .filter(([name]) => lists.has(name) && !lists.get(name)?.complete)
      .map(([, paths]) => paths);
    this.known = new Set(pages?.() ?? []);
    for (const [name, { of: pathsOf }] of Object.entries(entryPaths)) {
      const value = content.get(name);
      const entries = Array.isArray(value) ? value.filter(isEntry) : [];
      this.entries.set(name, entries);
      for (const path of entries.flatMap((entry) => [...pathsOf(entry)])) this.known.add(path);
    }
  }

  /** Returns all known paths. */
  all(): Iterable<string> {
    return this.known;
  }

  /**
   * Whether the site certainly doesn't have a path.
   *
   * @param path with an optional anchor: "/about#team"
   */
  isAbsent(path: string): boolean {
    if (this.known.has(path) || this.isInText(path)) return false;
    return this.isComplete && !this.incomplete.some(({ mayOwn }) => mayOwn(path));
  }

  /** Whether the text of an entry has the path's anchor. */
  private isInText(path: string): boolean {
    if (!path.includes("#")) return false;
    return Object.entries(this.entryPaths).some(
      ([name, { hasAnchor }]) => hasAnchor && this.entries.get(name)?.some((one) => hasAnchor(one, path)),
    );
  }
}

function dead(value: string, path: string, { targets }: CheckContext): ValueProblem[] {
  const [page = "", anchor] = path.split("#");
  const suggestion = nearest(path.replace(/\/+(?=#|$)/, ""), targets.all()) ?? nearest(page, targets.all());
  const hasPage = anchor !== undefined && !targets.isAbsent(page);
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
export function checkSitePath(value: string, _checked: unknown, context: CheckContext): ValueProblem[] {
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
  return targets.isAbsent(path) ? dead(value, path, context) : [];
}

/** Checks a link: a path of this site, or an https address. */
export function checkLink(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  return /^[a-z][a-z0-9+.-]*:|^www\./i.test(value) ? checkHttpsUrl(value) : checkSitePath(value, checked, context);
}
