import type { GatsbyBrowser } from "gatsby";
import { loadStyles } from "./plugins/gatsby-plugin-chakra-static";
import { Layout, Providers } from "./src/layout/layout";
import { focusTarget } from "./src/lib/focus";
import { anchorId } from "./src/lib/paths";
import { onFirstInteraction, whenIdle } from "./src/lib/timing";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  onFirstInteraction(() => {
    loadStyles().catch(() => undefined);
  });
};

/**
 * Says where the manifest is, for visitors who keep a link to the site on their device. In the HTML, Chromium would fetch it
 * beside what the first paint waits for (docs/measurements.md).
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(link);
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <Providers>{element}</Providers>;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Makes what a link in sight leads to ready to be shown at once, scripts included. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) => {
  // Gatsby's types leave out what it is.
  const load = loadPage as (path: string) => Promise<unknown>;
  onFirstInteraction(() => {
    whenIdle(() => {
      load(pathname).catch(() => undefined);
    });
  });
};

/**
 * Leaves the first page and jumps inside a page to the browser. Otherwise Gatsby's scrolling goes to the top or to the
 * anchor. It would also go to the anchor after Back and Forward, so these return to the saved place here. A place is saved
 * by the entry's key, so one that a link has just made has none: what Gatsby calls the action is not reliable.
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

/** On a page with an anchor, the Tab key continues from there. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { hash, pathname }, prevLocation }) => {
  const target = document.getElementById(anchorId(hash));
  if (!target || !prevLocation) return;
  focusTarget(target);
  // On a new page, the router then focuses its wrapper.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (pathname !== prevLocation.pathname) wrapper?.addEventListener("focus", () => focusTarget(target), { once: true });
};
