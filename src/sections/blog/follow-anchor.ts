import { navigate } from "gatsby";
import { jumpTo } from "../../lib/focus";
import { anchorId, articlePath } from "../../lib/paths";
import { rowPath } from "../shared/use-row-anchor";
import { findArticle } from "./article-fetching";

/** The path of an article's own page by an anchor that the blog doesn't have; null where no article has it. */
async function pathElsewhere(anchor: string): Promise<string | null> {
  const id = await findArticle(anchor);
  if (id === undefined) return null;
  return anchor === id ? articlePath(id) : `${articlePath(id)}#${anchor}`;
}

/**
 * Leads to the article that an anchor of the blog names: to its section, or on to its own page.
 *
 * @param hash the hash of the address: "#sustainability"
 * @param late whether the section has come after the browser had looked for it
 * @throws ApiError or NetworkError if the list of articles can't be fetched
 */
export async function followAnchor(hash: string, late: boolean): Promise<void> {
  // A search that came after the anchor has taken it out of the address.
  const isAddressed = () => window.location.hash === hash;
  if (!isAddressed()) return;
  const anchor = anchorId(hash);
  const target = document.getElementById(anchor);
  const row = rowPath(anchor);
  if (target && row === null) {
    if (late) jumpTo(target, false);
    return;
  }
  const path = row ?? (await pathElsewhere(anchor));
  if (path !== null && isAddressed()) await navigate(path, { replace: true });
}
