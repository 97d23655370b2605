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

/** A location of Gatsby's router: "PUSH" after a link, "POP" after Back and Forward. */
type RouterLocation = Location & { readonly action?: "PUSH" | "POP" };

/**
 * Leaves the first page and jumps inside a page to the browser. Otherwise Gatsby's scrolling goes to the top or to the
 * anchor, after Back and Forward too, so these return to the saved place here.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location: RouterLocation = routerProps.location;
  if (!prevRouterProps) return false;
  if (location.action !== "POP") return true;
  if (location.pathname !== prevRouterProps.location.pathname) window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

/** After a link to an anchor, the Tab key continues from there. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { action, hash, pathname }: RouterLocation = location;
  const target = document.getElementById(anchorId(hash));
  if (!target || !prevLocation || action === "POP") return;
  focusTarget(target);
  // On a new page, the router then focuses its wrapper.
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (pathname !== prevLocation.pathname) wrapper?.addEventListener("focus", () => focusTarget(target), { once: true });
};
