import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { SCRIPTS_STARTED } from "./scripts-started";

/**
 * Hydrates the page as a transition: React works in slices of a few milliseconds, boundary by boundary, and takes first
 * what the visitor presses. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
  window.dispatchEvent(new Event(SCRIPTS_STARTED));
}

/** The development server has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Tells tests and measurements that the page answers presses from now on (`html[data-hydrated]`). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

/** Gatsby prefetches for visitors who have not done anything yet, and without scripts. */
export const disableCorePrefetching = () => true;
