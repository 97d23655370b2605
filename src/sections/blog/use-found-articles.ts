import { startTransition, useEffect, useMemo, useState } from "react";
import { matches } from "../../lib/text";
import type { BlogArticle } from "./article-fetching";

/** How many articles a search shows at first, and more with each step. */
const STEP = 9;

interface Results {
  readonly query: string;
  readonly total: number;
  readonly articles: readonly BlogArticle[];
}

/**
 * The articles that a search finds, among all there are. What the page holds is searched at once; where it doesn't hold
 * every article, the index of all is asked, and what it finds beyond the page is fetched.
 *
 * @param held the articles that the page holds, newest first
 * @param complete whether these are all
 * @param query what the visitor searches for; nothing finds what the page holds
 * @returns the articles to show; how many there are in all; whether more are still looked for; whether the index could
 *   not be fetched, so that only the page was searched; and what shows more, where there are more
 */
export function useFoundArticles(held: readonly BlogArticle[], complete: boolean, query: string) {
  const [results, setResults] = useState<Results | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const [asked, setAsked] = useState({ query, limit: STEP });
  const limit = asked.query === query ? asked.limit : STEP;
  const asksIndex = query !== "" && !complete;

  useEffect(() => {
    if (!asksIndex) return undefined;
    let current = true;
    const find = async () => {
      const { loadArticle, searchArticles } = await import("./article-fetching");
      const ids = await searchArticles(query);
      const articles = await Promise.all(ids.slice(0, limit).map(loadArticle));
      // Many cards to draw, and somebody who writes.
      if (current) startTransition(() => setResults({ query, total: ids.length, articles }));
    };
    find().catch(() => {
      if (current) setFailedQuery(query);
    });
    return () => {
      current = false;
    };
  }, [asksIndex, query, limit]);

  return useMemo(() => {
    const onPage = held.filter(({ title, summary, category }) => matches(query, title, summary, category));
    const answered = asksIndex && results?.query === query ? results : { articles: onPage, total: onPage.length };
    const failed = asksIndex && failedQuery === query;
    return {
      found: answered.articles,
      total: answered.total,
      busy: asksIndex && !failed && answered !== results,
      failed,
      showMore:
        answered.total > answered.articles.length
          ? () => {
              setAsked({ query, limit: limit + STEP });
            }
          : null,
    };
  }, [held, query, asksIndex, results, failedQuery, limit]);
}
