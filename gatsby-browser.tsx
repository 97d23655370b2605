import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreScroll, leadsToTop } from "./src/lib/scroll-restoration";
import { onFirstInteraction, whenIdle } from "./src/lib/timing";
import { assertDefined } from "./src/lib/assert-defined";
import { waitForLooks } from "./src/lib/wait-for-looks";
import { SCRIPTS_STARTED } from "./src/start-up/scripts-started";
import { loadLooks } from "./src/theme/in-browser/load-looks";

type Shell = typeof import("./src/layout/shell");
type Styles = typeof import("./src/theme/browser-styles");

let shell: Shell | undefined;
let styles: Styles | undefined;

const loaded = () => assertDefined(shell, "src/layout/shell.ts");

/**
 * Fetches what stands around every page before React starts. Evaluated together with React and Gatsby it would be one
 * long task; where it can't be fetched, the page stays as its HTML has it, which works without scripts. The theme is for
 * the development server only: the build compiles all styles.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  onFirstInteraction(() => {
    loadLooks().catch(() => undefined);
  });
  if (process.env.NODE_ENV !== "production") styles = await import("./src/theme/browser-styles");
  shell = await import(/* webpackChunkName: "shell" */ "./src/layout/shell");
};

/** What stands around the whole site. */
function Root({ children }: { readonly children: ReactNode }) {
  const { Providers } = loaded();
  const site = <Providers>{children}</Providers>;
  return styles ? <styles.BrowserStyles>{site}</styles.BrowserStyles> : site;
}

/** The development server asks for it before it calls `onClientEntry`, and draws it afterwards. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <Root>{element}</Root>;

/**
 * Starts the page up as a transition: React works on it in slices of a few milliseconds, section by section, and takes
 * what the visitor presses first. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
  window.dispatchEvent(new Event(SCRIPTS_STARTED));
}

/** The development server has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Tells tests, and anybody who measures, that the page answers presses from now on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  waitForLooks();
};

/** Gatsby itself fetches ahead for visitors who have not done anything yet, and leaves the scripts for later. */
export const disableCorePrefetching = () => true;

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

/** Gatsby's own scrolling forgets places, and follows an anchor with Back, too. */
export const shouldUpdateScroll = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  restoreScroll(location, prevLocation);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const { Layout } = loaded();
  const { location } = props;
  return (
    <Layout path={location.pathname} inSteps={leadsToTop(location)}>
      {element}
    </Layout>
  );
};
