import { jumpTo, keepFocusOn } from "./focus";
import { anchorId } from "./paths";
import { enterEntry, isStale, leaveEntry, saveScroll, scrollInstantly } from "./scroll-positions";

/**
 * A location of Gatsby's router. Its action is PUSH after a link; Back, Forward and anchors inside a page have none.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
type RouterLocation = Pick<Location, "pathname" | "hash"> & { readonly action?: "PUSH" };

/** A location with the router's state of its history entry. The first page and anchors inside a page have none. */
type HistoryLocation = RouterLocation & { readonly state?: { readonly key?: string } | null };

const isLink = ({ action }: RouterLocation) => action === "PUSH";

/** Tells whether a link of the site has led to the top of a page. */
export const leadsToTop = (location: RouterLocation): boolean => isLink(location) && location.hash === "";

function targetOf({ hash }: Pick<Location, "hash">): HTMLElement | null {
  return document.getElementById(anchorId(hash));
}

/** Tells whether the page is scrolled to its anchor. */
function isAtAnchor(location: RouterLocation): boolean {
  const top = targetOf(location)?.getBoundingClientRect().top ?? NaN;
  return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) <= 1;
}

/** How far, in pixels, a browser may be off where it restores a place itself. */
const NEAR = 40;

/**
 * Restores the position of the first page where the browser hasn't, or not to the pixel: WebKit goes to the anchor after a
 * reload too, Chromium holds on to a part of the page that may have moved since, and no browser restores it after scripts
 * have taken that over. Who has gone further meanwhile stays there.
 */
function restoreFirstPage(location: RouterLocation): void {
  saveScroll();
  const saved = enterEntry();
  if (saved === undefined) return;
  const isOff = window.scrollY === 0 || Math.abs(window.scrollY - saved) <= NEAR;
  if (isOff || isAtAnchor(location)) scrollInstantly(saved);
}

/**
 * Scrolls a page that was just rendered: after a link to its top or anchor, after Back and Forward to the saved position.
 *
 * @param from the previous location; null for the first page
 */
export function restoreScroll(to: HistoryLocation, from: RouterLocation | null): void {
  if (!from) {
    restoreFirstPage(to);
    return;
  }
  if (isStale(to.state?.key)) {
    leaveEntry();
    return;
  }
  const saved = enterEntry();
  const isSamePage = to.pathname === from.pathname;
  if (!isLink(to) && saved !== undefined) {
    scrollInstantly(saved);
    return;
  }
  // The browser itself has gone to an anchor inside the page, such as the skip link's.
  if (!isLink(to) && isSamePage) return;
  const target = targetOf(to);
  if (target) {
    jumpTo(target, isSamePage);
    if (!isSamePage) keepFocusOn(target);
  } else if (to.hash === "" || !isSamePage) {
    scrollInstantly(0);
  }
}
