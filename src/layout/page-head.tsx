import { createContext, createElement, useContext, useEffect, useState, type ComponentType } from "react";
import { ignore } from "../lib/ignore";
import { useIsPrerendered } from "../lib/use-hydrated";
import type { HeadTagsProps } from "./head-tags";

/**
 * A live region that announces the title after navigation inside the site. Gatsby's own announcer reads the first
 * heading, which is a slogan here; src/theme/global-css.ts hides it.
 */
export const ANNOUNCER_ID = "page-announcer";

/** Set by gatsby-ssr.tsx; null in the browser. */
export const HeadTagsAtBuild = createContext<ComponentType<HeadTagsProps> | null>(null);

/** The first page has its head in the HTML. The code for the pages after it is loaded on the first navigation. */
export function PageHead(props: HeadTagsProps) {
  const { title } = props;
  const AtBuild = useContext(HeadTagsAtBuild);
  const navigated = !useIsPrerendered();
  const [Loaded, setLoaded] = useState<ComponentType<HeadTagsProps>>();

  useEffect(() => {
    if (!navigated) return;
    document.title = title;
    const region = document.getElementById(ANNOUNCER_ID);
    if (region) region.textContent = title;
    // Visitors miss nothing without it.
    import("./head-tags").then(({ HeadTags }) => setLoaded(() => HeadTags), ignore);
  }, [navigated, title]);

  const Tags = AtBuild ?? Loaded;
  return Tags ? createElement(Tags, props) : null;
}
