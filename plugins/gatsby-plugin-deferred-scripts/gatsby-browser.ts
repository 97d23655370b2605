import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page as a transition: React works in slices of a few milliseconds, boundary by boundary, and takes first
 * what the visitor presses. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
  window.dispatchEvent(new Event("scripts-started"));
}

/** The development server has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Tests and measurements wait for `html[data-hydrated]`, with which the page answers presses. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

/** Gatsby prefetches for visitors who have not done anything yet, and without scripts. */
export const disableCorePrefetching = () => true;
