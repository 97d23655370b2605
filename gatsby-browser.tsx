import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Layout } from "./src/layout/layout";
import { Providers } from "./src/layout/providers";
import { createStyleCache } from "./src/theme/style-cache";

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Providers cache={cache}>{element}</Providers>
);

/**
 * Starts the page up as a transition: React works on it in slices of a few milliseconds, section by section, and takes
 * what the visitor presses first. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}

/** The development server has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Tells tests, and anybody who measures, that the page answers presses from now on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
