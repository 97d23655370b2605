import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Gives fields that React has built again, because a program changed the HTML, their input, cursor and focus, once. */
function carryOver(fields: Set<HTMLInputElement>, focused: EventTarget | null): void {
  for (const old of fields) {
    const field = document.getElementById(old.id) as HTMLInputElement | null;
    if (old.isConnected || !fields.delete(old) || !field) continue;
    if (old.value !== "") field.value = old.value;
    if (old !== focused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    // A select has no cursor.
    if (typeof old.selectionStart === "number") field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** Aborted when another page follows. */
const firstPage = new AbortController();

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) firstPage.abort();
};

/** A pause before the page hydrates: otherwise one task would start Gatsby and React and block the visitor. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => new Promise((done) => setTimeout(done));

/**
 * Hydrates the page as a transition: React works in slices of a few milliseconds, one Suspense boundary after the other, and
 * starts with the one that the visitor clicks. https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  const fields = new Set(container.querySelectorAll<HTMLInputElement>("input, select, textarea"));
  let focused: EventTarget | null = document.activeElement;
  const options = { capture: true, signal: firstPage.signal };
  for (const type of ["focusin", "pointerdown"]) addEventListener(type, ({ target }) => (focused = target), options);
  startTransition(() => {
    hydrateRoot(container, element, {
      // Called in the same task as the change of the page, and before effects.
      onRecoverableError: (error) => {
        reportError(error);
        carryOver(fields, focused);
      },
    });
  });
  window.dispatchEvent(new Event("scripts-started"));
}

/** In development there is no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/** Styles, tests and measurements wait for `html[data-hydrated]`. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

/** Gatsby would prefetch pages before the visitor has done anything, and without their scripts. */
export const disableCorePrefetching = () => true;
