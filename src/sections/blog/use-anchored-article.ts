import { useEffect, useState } from "react";
import { anchorId } from "../../lib/paths";
import { jumpTo } from "../../lib/focus";
import type { BlogArticle } from "./article-fetching";

/**
 * The article that the address leads to where the page doesn't hold it: an old link to `/blog#{id}` still arrives.
 *
 * @param hash of the address: "#sustainability"
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
    // An anchor that leads nowhere leaves the visitor where they are, and so does one that can't be looked up.
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
