import { createContext, createElement, useContext, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useHydrated } from "../lib/use-hydrated";
import { VisuallyHidden } from "../ui/primitives";
import type { HeadTagsProps } from "./head-tags";

const ID = "page-announcer";

/**
 * Where visitors who listen hear to which page they have come without loading one. Gatsby's own announcer says the first
 * heading, which is a slogan here; it is silenced in src/theme/global-css.ts.
 */
export function PageAnnouncer() {
  return <VisuallyHidden id={ID} aria-live="assertive" aria-atomic="true" data-print="none" />;
}

/** Says the title of the page that is shown from now on, as a browser does with a page that it loads. */
function announcePage(title: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = title;
}

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
