import { useEffect, useRef } from "react";
import { anchorId } from "../../lib/paths";
import { currentQuery } from "./use-search-query";

/**
 * Lets every `/blog#{id}` lead to the whole article, however old the link: to its section where the page has it, and
 * otherwise on to the article's own page, as for a heading within it.
 *
 * @param hash the hash of the address: "#sustainability"
 * @param sought the query that the list shows the results of
 * @param busy whether some of what the page is to show is still being fetched
 */
export function useArticleAnchor(hash: string, sought: string, busy: boolean): void {
  const late = useRef(false);

  useEffect(() => {
    if (hash === "") return;
    if (busy || sought !== currentQuery()) {
      late.current = !document.getElementById(anchorId(hash))?.matches(":not([data-row])");
      return;
    }
    import("./follow-anchor")
      .then(({ followAnchor }) => followAnchor(hash, late.current))
      // Without such an article, or without a connection, the visitor stays where they are.
      .catch(() => undefined);
  }, [hash, sought, busy]);
}
