import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { arrive, leadsToTop } from "./src/lib/arrive";
import { required } from "./src/lib/required";
import { SCRIPTS_STARTED } from "./src/start-up/scripts-started";

type Shell = typeof import("./src/layout/shell");
type Theme = typeof import("./src/theme/system");

let shell: (Shell & Theme & { readonly cache: ReturnType<Shell["createStyleCache"]> }) | undefined;

const loaded = () => required(shell, "src/layout/shell.ts");

/**
 * Fetches the theme and what stands around every page before React starts. Evaluated together with React and Gatsby they
 * would be one long task; where it can't be fetched, the page stays as its HTML has it, which works without scripts.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  const [parts, theme] = await Promise.all([
    import(/* webpackChunkName: "shell" */ "./src/layout/shell"),
    import(/* webpackChunkName: "theme" */ "./src/theme/system"),
  ]);
  shell = { ...parts, ...theme, cache: parts.createStyleCache() };
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  const { Providers, system, cache } = loaded();
  return (
    <Providers system={system} cache={cache}>
      {element}
    </Providers>
  );
};

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
};

/** Gatsby's own scrolling forgets places, and follows an anchor with Back, too. */
export const shouldUpdateScroll = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  arrive(location, prevLocation);
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
