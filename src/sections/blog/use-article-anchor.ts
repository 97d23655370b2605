import { navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { jumpTo } from "../../lib/focus";
import { anchorId, articlePath } from "../../lib/paths";
import { rowPath } from "../shared/use-row-anchor";
import { currentQuery } from "./use-search-query";

/** The path of an article's own page by an anchor that the blog doesn't have; null where no article has it. */
async function pathElsewhere(anchor: string): Promise<string | null> {
  const { findArticle } = await import("./article-fetching");
  const id = await findArticle(anchor);
  if (id === undefined) return null;
  return anchor === id ? articlePath(id) : `${articlePath(id)}#${anchor}`;
}

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
    const anchor = anchorId(hash);
    const target = document.getElementById(anchor);
    const row = rowPath(anchor);
    if (busy || sought !== currentQuery()) {
      late.current = target === null || row !== null;
      return undefined;
    }
    // A search that came after the anchor has taken it out of the address.
    if (anchor === "" || window.location.hash !== hash) return undefined;
    if (target && row === null) {
      // The browser has looked for it before it was there.
      if (late.current) jumpTo(target, false);
      return undefined;
    }
    let current = true;
    const leave = async () => {
      const path = row ?? (await pathElsewhere(anchor));
      if (path !== null && current) await navigate(path, { replace: true });
    };
    // Without such an article, or without a connection, the visitor stays where they are.
    leave().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [hash, sought, busy]);
}
