import { navigate } from "gatsby";
import { useEffect } from "react";
import { anchorId } from "../../lib/paths";

/**
 * Returns the address of the page of an entry that a page shows as a row.
 *
 * @param anchor the id of an element of the page
 * @returns a path; null where the anchor is no row's
 */
export function rowPath(anchor: string): string | null {
  return document.getElementById(anchor)?.closest("[data-row]")?.querySelector("a")?.pathname ?? null;
}

/**
 * Sends who comes to the anchor of an entry that the page shows as a row on to the entry's own page: when the link was
 * made, the entry may have stood here in full. Without scripts the anchor leads to the row.
 *
 * @param hash the hash of the address: "#port"
 */
export function useRowAnchor(hash: string): void {
  useEffect(() => {
    const path = rowPath(anchorId(hash));
    if (path !== null) void navigate(path, { replace: true });
  }, [hash]);
}
