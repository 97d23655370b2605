import { anchorPath, detailPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import type { Redirect } from "./anchor-redirects";

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
