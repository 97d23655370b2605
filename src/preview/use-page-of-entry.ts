import { useEffect, useState } from "react";
import type { EntryNode } from "./entry-node";
import { KINDS } from "./kinds";
import type { LoadedPage } from "./load-page";
import type { PreviewedFormName } from "./previewed-forms";
import { fetchArticle } from "./references";

/** What is fetched to show an entry. */
interface PageOfEntry {
  /** The page that shows it. */
  readonly page: LoadedPage;
  /** The article that it names. */
  readonly article: object | null;
  /** What it was fetched for. */
  readonly address: string;
}

/** How long to wait before a page is asked for again that couldn't be fetched, in milliseconds. */
const PAUSE = 2000;

/** Fetches the page that shows an entry; undefined until it is there. */
export function usePageOfEntry(name: PreviewedFormName, entry: EntryNode): PageOfEntry | undefined {
  const [fetched, setFetched] = useState<PageOfEntry>();
  const [failures, setFailures] = useState(0);
  const kind = KINDS[name];
  const address = kind.address(entry);
  const { article } = entry;

  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    Promise.all([kind.load(address), fetchArticle(article)])
      .then(([page, found]) => {
        if (isWanted) setFetched({ page, article: found, address });
      })
      .catch(() => {
        if (!isWanted) return;
        again = setTimeout(() => {
          setFailures((count) => count + 1);
        }, PAUSE);
      });
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [kind, address, article, failures]);

  return fetched?.address === address ? fetched : undefined;
}
