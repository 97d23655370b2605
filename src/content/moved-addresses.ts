import { anchorPath, detailPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";

/** An entry of `data/redirects.json`: an address that is no more, and where it leads now. */
export interface Redirect {
  /** A path, with the anchor where only a place on a page that still exists is gone. */
  readonly from: string;
  /** A path of the site, with or without an anchor. */
  readonly to: string;
}

/** Whether the old address is a place on a page: browsers keep anchors to themselves, so no server can redirect it. */
export function isAnchorRedirect({ from }: Redirect): boolean {
  return from.includes("#");
}

/**
 * The script that sends who comes to an old anchor of a page to where it leads now. It stands in the head, before
 * anything of the page is drawn.
 *
 * @param path the page's path, with or without a slash at its end
 * @returns null where no anchor of the page has moved, as on nearly every page
 */
export function anchorRedirectScript(redirects: readonly Redirect[], path: string): string | null {
  const page = path.replace(/(.)\/$/, "$1");
  const moved = redirects
    .filter(isAnchorRedirect)
    .map(({ from, to }) => ({ from: new URL(from, "https://site.invalid"), to }))
    .filter(({ from }) => from.pathname === page);
  if (moved.length === 0) return null;
  const targets = JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from.hash, to])));
  return `{const to=${targets.replaceAll("<", "\\u003c")}[location.hash];if(to)location.replace(to)}`;
}

/** An entry that may have had other ids before. */
interface Renamed {
  readonly id: string;
  readonly formerIds?: readonly string[] | null;
  readonly draft?: boolean | null;
}

/** Services and industries as `data/` has them. */
export type RenamedEntries = Readonly<Record<DetailList, readonly Renamed[]>>;

/** Returns where the addresses that services and industries had before lead now; drafts have none. */
export function formerAddresses(lists: RenamedEntries): Redirect[] {
  return (["services", "industries"] as const).flatMap((list) =>
    lists[list].flatMap(({ id, formerIds, draft }) =>
      draft === true
        ? []
        : (formerIds ?? []).flatMap((former) => [
            { from: detailPath(list, former), to: detailPath(list, id) },
            { from: anchorPath(list, former), to: anchorPath(list, id) },
          ]),
    ),
  );
}
