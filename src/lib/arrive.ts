import { anchorId } from "./anchor-id";
import { jumpTo, keepFocusOn } from "./jump";
import { enterPlace, isLeft, keepPlaces, leavePlace } from "./places";
import { scrollAtOnce } from "./scroll-at-once";

/**
 * An address as Gatsby's router hands it on, with PUSH after a link; Back, Forward and plain anchors come without.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
type Address = Pick<Location, "pathname" | "hash"> & { readonly action?: "PUSH" };

/** An address with what the router keeps of it in its entry of the history; the first page and plain anchors have nothing. */
type Entry = Address & { readonly state?: { readonly key?: string } | null };

const isLink = ({ action }: Address) => action === "PUSH";

/** Whether a link of the site has led to the top of a page; Back and Forward lead to a place in it, and so does an anchor. */
export const leadsToTop = (address: Address): boolean => isLink(address) && address.hash === "";

function targetOf({ hash }: Pick<Location, "hash">): HTMLElement | null {
  return document.getElementById(anchorId(hash));
}

/** Whether the page stands where its anchor brought it. */
function isAtAnchor(address: Address): boolean {
  const top = targetOf(address)?.getBoundingClientRect().top ?? NaN;
  return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) <= 1;
}

/**
 * The first page stands where the browser has put it: at its top, at an anchor, or where it was before a reload. WebKit
 * follows the anchor after a reload, too, and no browser goes anywhere where it was told to leave that to scripts.
 */
function arriveFirst(address: Address): void {
  keepPlaces();
  const place = enterPlace();
  if (place !== undefined && (window.scrollY === 0 || isAtAnchor(address))) scrollAtOnce(place);
}

/**
 * Brings the visitor to where an address leads, once its page is drawn: a link to the top or to its anchor, Back and
 * Forward to where they were.
 *
 * @param to the address
 * @param from the one before it; null for the first page
 */
export function arrive(to: Entry, from: Address | null): void {
  if (!from) {
    arriveFirst(to);
    return;
  }
  if (isLeft(to.state?.key)) {
    leavePlace();
    return;
  }
  const place = enterPlace();
  const isSamePage = to.pathname === from.pathname;
  if (!isLink(to) && place !== undefined) {
    scrollAtOnce(place);
    return;
  }
  // To a plain anchor, such as the skip link's, the browser has gone itself.
  if (!isLink(to) && isSamePage) return;
  const target = targetOf(to);
  if (target) {
    jumpTo(target, isSamePage);
    if (!isSamePage) keepFocusOn(target);
  } else if (to.hash === "" || !isSamePage) {
    scrollAtOnce(0);
  }
}
