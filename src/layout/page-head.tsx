import { createContext, createElement, useContext, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useHydrated } from "../lib/use-hydrated";
import type { HeadTagsProps } from "./head-tags";
import { announcePage } from "./page-announcer";

/** How a head is written at build: gatsby-ssr.tsx. */
export const HeadTagsAtBuild = createContext<ComponentType<HeadTagsProps> | null>(null);

/**
 * The head of a page. The page that a visitor comes to has it in its HTML; what writes the next one's is fetched with the
 * first change of page.
 */
export function PageHead(props: HeadTagsProps) {
  const { title } = props;
  const AtBuild = useContext(HeadTagsAtBuild);
  // False for the page that was in the HTML, in its first render.
  const [byNavigation] = useState(useHydrated());
  const [Fetched, setFetched] = useState<ComponentType<HeadTagsProps>>();

  useEffect(() => {
    if (byNavigation) announcePage(title);
  }, [byNavigation, title]);

  useEffect(() => {
    if (!byNavigation) return;
    import("./head-tags")
      .then(({ HeadTags }) => {
        setFetched(() => HeadTags);
      })
      // The page is there all the same; only its title is the last page's.
      .catch(() => undefined);
  }, [byNavigation]);

  const Tags = AtBuild ?? Fetched;
  return Tags ? createElement(Tags, props) : null;
}
