import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page as a transition: React works in slices of a few milliseconds, one Suspense boundary after the other, and
 * starts with the one that the visitor clicks. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
  window.dispatchEvent(new Event("scripts-started"));
}

/** In development there is no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Tests and measurements wait for `html[data-hydrated]`. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

/** Gatsby would prefetch pages before the visitor has done anything, and without their scripts. */
export const disableCorePrefetching = () => true;
