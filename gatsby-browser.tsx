import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { loadStyles } from "./plugins/gatsby-plugin-chakra-static";
import { assertDefined } from "./src/lib/assert-defined";
import { leadsToTop, restoreScroll } from "./src/lib/scroll-restoration";
import { onFirstInteraction, whenIdle } from "./src/lib/timing";

type Shell = typeof import("./src/layout/layout");

let shell: Shell | undefined;

const loaded = () => assertDefined(shell, "src/layout/layout.tsx");

/**
 * Fetches what stands around every page before React starts. Evaluated together with React and Gatsby it would be one
 * long task; where it can't be fetched, the page stays as its HTML has it, which works without scripts.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  onFirstInteraction(() => {
    loadStyles().catch(() => undefined);
  });
  shell = await import(/* webpackChunkName: "shell" */ "./src/layout/layout");
};

/**
 * Says where the manifest is, for visitors who keep a link to the site on their device. In the HTML, Chromium would fetch it
 * beside what the first paint waits for (docs/measurements.md).
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(link);
};

/** What stands around the whole site. */
function Root({ children }: { readonly children: ReactNode }) {
  const { Providers } = loaded();
  return <Providers>{children}</Providers>;
}

/** The development server asks for it before it calls `onClientEntry`, and draws it afterwards. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <Root>{element}</Root>;

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
