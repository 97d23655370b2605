import type { GatsbyBrowser } from "gatsby";
import { loadStyles } from "./plugins/gatsby-plugin-chakra-static";
import { Layout, Providers } from "./src/layout/layout";
import { focusTarget } from "./src/lib/focus";
import { anchorId } from "./src/lib/paths";
import { onFirstInteraction, whenIdle } from "./src/lib/timing";

/** Loads the CSS of all classes before the first navigation or dialog waits for it. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  onFirstInteraction(() => {
    loadStyles().catch(() => undefined);
  });
};

/** Links the manifest late: in the HTML, Chromium would fetch it while the first paint waits (docs/measurements.md). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(link);
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <Providers>{element}</Providers>;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Loads the page of a visible link completely, scripts included, so a click shows it at once. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) => {
  const load = loadPage as (path: string) => Promise<unknown>;
  onFirstInteraction(() => {
    whenIdle(() => {
      load(pathname).catch(() => undefined);
    });
  });
};

/**
 * After a link, Gatsby scrolls to the top or to the anchor. After Back and Forward it would do the same; this restores the
 * saved position instead, which a new history entry does not have (Gatsby's `action` is unreliable). The browser itself
 * scrolls the first page, and after Back and Forward inside a page.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const [left, top] = getSavedScrollPosition(location);
  if (top === 0) return true;
  if (location.pathname !== prevRouterProps.location.pathname) window.scrollTo(left, top);
  return false;
};

/** Moves focus to the anchor, so the Tab key continues from there. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { hash, pathname }, prevLocation }) => {
  const target = document.getElementById(anchorId(hash));
  if (!target || !prevLocation) return;
  focusTarget(target);
  // On a new page, the router focuses its wrapper afterward.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (pathname !== prevLocation.pathname) wrapper?.addEventListener("focus", () => focusTarget(target), { once: true });
};
