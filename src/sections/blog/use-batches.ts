import { useState } from "react";
import { batchPath } from "../../lib/paths";
import type { BlogArticle } from "./article-fetching";

/** The articles of one page of the blog, newest first. */
export interface Batch {
  readonly articles: readonly BlogArticle[];
  /** Which batch it is, from 1. */
  readonly number: number;
  /** How many batches there are. */
  readonly count: number;
  /** How many articles there are in all. */
  readonly total: number;
}

/**
 * The articles of a page, and of those below it that the visitor has asked for.
 *
 * @returns the articles; the path of the next batch, where there is one; what adds it, which throws where it can't be
 *   fetched; and whether the page holds every article there is
 */
export function useBatches({ articles, number, count }: Omit<Batch, "total">) {
  const [more, setMore] = useState<readonly (readonly BlogArticle[])[]>([]);
  const last = number + more.length;
  return {
    articles: [articles, ...more].flat(),
    next: last < count ? batchPath(last + 1) : null,
    showNext: async () => {
      const { loadBatch } = await import("./article-fetching");
      const following = await loadBatch(last + 1);
      setMore([...more, following]);
    },
    complete: number === 1 && last === count,
  };
}
