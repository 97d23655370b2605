import { startTransition, useEffect, useState } from "react";
import type { ArticleWithText } from "./article-fetching";

/** An article of the list, which may bring its full text. */
type Listed = { readonly jsonId: string } | ArticleWithText;

const hasText = (article: Listed): article is ArticleWithText => "html" in article;

/**
 * Returns the full texts of the articles that the page shows in full. Those that it doesn't hold are fetched; where they
 * can't be, the articles' rows and cards lead to their own pages.
 *
 * @param articles the articles to be shown in full
 * @param held the texts that came with the page
 * @returns `texts`, in the order of the articles; `busy`, whether some are being fetched
 */
export function useTexts(articles: readonly Listed[], held: readonly ArticleWithText[]) {
  const [fetched, setFetched] = useState<readonly ArticleWithText[]>([]);
  const [failed, setFailed] = useState("");
  const texts = articles.flatMap(
    (article) => [article, ...held, ...fetched].filter(hasText).find(({ jsonId }) => jsonId === article.jsonId) ?? [],
  );
  const missing = articles
    .map(({ jsonId }) => jsonId)
    .filter((id) => !texts.some(({ jsonId }) => jsonId === id))
    .join("/");

  useEffect(() => {
    if (missing === "") return undefined;
    let current = true;
    import("./article-fetching")
      .then(({ loadArticles }) => loadArticles(missing.split("/")))
      .then((found) => {
        if (current) startTransition(() => setFetched((known) => [...known, ...found]));
      })
      .catch(() => {
        if (current) setFailed(missing);
      });
    return () => {
      current = false;
    };
  }, [missing]);

  return { texts, busy: missing !== "" && missing !== failed };
}
