import type { GatsbyBrowser } from "gatsby";
import { loadStyles } from "./plugins/gatsby-plugin-chakra-static";
import { Layout } from "./src/layout/layout";
import { endLoading, showLoading } from "./src/layout/page-loading";
import { focusTarget, keepPressedPlace } from "./src/lib/focus";
import { ignore } from "./src/lib/ignore";
import { anchorId, pagePath } from "./src/lib/paths";
import { controlScrolling, restorePosition, savePosition, showEntry } from "./src/lib/scroll-positions";
import { onFirstInteraction, whenIdle } from "./src/lib/timing";
import { openPressedCards } from "./src/ui/links";
import { loadToasterOnDemand } from "./src/ui/show-toast";

/** Copies the texts of fields to their labels, which print them. */
function copyTypedText(): void {
  for (const { labels, value } of document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)"))
    labels?.[0]?.setAttribute("data-typed", value);
}

/** Also loads the CSS of all classes before the first navigation or dialog waits for it. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  controlScrolling();
  showLoading();
  openPressedCards();
  document.addEventListener("pointerdown", keepPressedPlace);
  window.addEventListener("beforeprint", copyTypedText);
  loadToasterOnDemand();
  onFirstInteraction(() => whenIdle(() => loadStyles().catch(ignore)));
};

type LoadPage = (path: string) => Promise<unknown>;

/** Their data has all texts of their entries: too much for a visitor who only sees a link to them. */
const LONG_PAGES = ["blog", "case-studies"].map(pagePath);

/** Links the manifest late: in the HTML, Chromium would fetch it while the first paint waits (docs/measurements.md). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = ({ loadPage }) => {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(link);
  // Below a mouse, Gatsby's links load their page themselves.
  const loadLongPage = ({ target }: Event) => {
    const path = (target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname) || "";
    if (LONG_PAGES.includes(path)) (loadPage as LoadPage)(path).catch(ignore);
  };
  for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, loadLongPage);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Loads the page of a visible link completely, scripts included, so a click shows it at once. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) => {
  if (LONG_PAGES.includes(pathname)) return;
  onFirstInteraction(() => whenIdle(() => (loadPage as LoadPage)(pathname).catch(ignore)));
};

/** The router's locations have the key of their history entry, which Gatsby's types don't show. */
const keyOf = (location: object): string => (location as { readonly key: string }).key;

const routerWrapper = () => document.getElementById("gatsby-focus-wrapper");

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  savePosition();
  // The router focuses it with a new page. A press has made it unfocusable.
  routerWrapper()?.setAttribute("tabindex", "-1");
};

/**
 * After a link, Gatsby scrolls to the top or to the anchor. After Back and Forward, this restores the position. The first page
 * is where the browser, or `controlScrolling`, has scrolled.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps !== undefined && !restorePosition(keyOf(location));

/** Moves focus to the anchor, so the Tab key continues from there. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endLoading();
  if (prevLocation) showEntry(keyOf(location));
  const { hash, pathname } = location;
  const target = document.getElementById(anchorId(hash));
  if (!target || !prevLocation) return;
  focusTarget(target);
  // On a new page, the router focuses its wrapper afterward.
  if (pathname !== prevLocation.pathname)
    routerWrapper()?.addEventListener("focus", () => focusTarget(target), { once: true });
};
