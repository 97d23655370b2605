import { useEffect, useState } from "react";
import { anchorId } from "../../lib/paths";
import { jumpTo } from "../../lib/focus";
import type { BlogArticle } from "./article-fetching";

/**
 * Fetches the article that the address leads to, if the page doesn't have it, so that old links to `/blog#{id}` work.
 *
 * @param hash the hash of the address: "#sustainability"
 */
export function useAnchoredArticle(hash: string): BlogArticle | null {
  const [article, setArticle] = useState<BlogArticle | null>(null);

  useEffect(() => {
    const id = anchorId(hash);
    if (id === "" || document.getElementById(id)) return undefined;
    let current = true;
    const find = async () => {
      const { hasArticle, loadArticle } = await import("./article-fetching");
      if (!(await hasArticle(id))) return;
      const found = await loadArticle(id);
      if (current) setArticle(found);
    };
    // Without such an article, or without a connection, the visitor stays where they are.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [hash]);

  useEffect(() => {
    const target = article ? document.getElementById(article.jsonId) : null;
    if (target) jumpTo(target, false);
  }, [article]);

  return article;
}
