import { startTransition, useEffect, useMemo, useState } from "react";
import { matches } from "../../lib/text";
import type { FoundArticles, ListedArticle } from "./article-fetching";

/** The number of results shown at first, and added with each step. */
const STEP = 9;

interface Results extends FoundArticles {
  readonly query: string;
}

/**
 * Searches all articles. The articles of the page are searched at once; if the page doesn't have all, the index is
 * searched as well, and its results are fetched.
 *
 * @param held the articles of the page, newest first
 * @param complete whether these are all articles
 * @param query the visitor's query; an empty one returns the articles of the page
 * @returns `found`, the articles to show; `total`, the number of results; `busy`, whether the search is running;
 *   `failed`, whether the index couldn't be fetched, so that only the page was searched; `showMore`, which shows more
 *   results, or null
 */
export function useFoundArticles(held: readonly ListedArticle[], complete: boolean, query: string) {
  const [results, setResults] = useState<Results | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const [asked, setAsked] = useState({ query, limit: STEP });
  const limit = asked.query === query ? asked.limit : STEP;
  const asksIndex = query !== "" && !complete;

  useEffect(() => {
    if (!asksIndex) return undefined;
    let current = true;
    import("./article-fetching")
      .then(({ findArticles }) => findArticles(query, limit))
      .then((found) => {
        // Typing has priority over rendering the cards.
        if (current) startTransition(() => setResults({ query, ...found }));
      })
      .catch(() => {
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
