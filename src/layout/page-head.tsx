import { createContext, createElement, useContext, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useHydrated } from "../lib/use-hydrated";
import { VisuallyHidden } from "../ui/primitives";
import type { HeadTagsProps } from "./head-tags";

const ID = "page-announcer";

/**
 * A live region for the title of a page that a link inside the site has led to. Gatsby's own announcer would read the
 * first heading, which is a slogan here; src/theme/global-css.ts hides it.
 */
export function PageAnnouncer() {
  return <VisuallyHidden id={ID} aria-live="assertive" aria-atomic="true" data-print="none" />;
}

/** Announces the title of a new page, as browsers do with a page that they load. */
function announcePage(title: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = title;
}

/** The component that renders the head at build: gatsby-ssr.tsx. */
export const HeadTagsAtBuild = createContext<ComponentType<HeadTagsProps> | null>(null);

/**
 * The document head of a page. The first page has it in its HTML; the code for those after it is fetched when it is
 * needed.
 */
export function PageHead(props: HeadTagsProps) {
  const { title } = props;
  const AtBuild = useContext(HeadTagsAtBuild);
  // False in the first render of the page that was in the HTML.
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
      // The page works without it, with the title of the page before.
      .catch(() => undefined);
  }, [byNavigation]);

  const Tags = AtBuild ?? Fetched;
  return Tags ? createElement(Tags, props) : null;
}
