import { anchorId } from "./anchor-id";
import { jumpTo, keepFocusOn } from "./jump";
import { enterPlace, keepPlaces } from "./places";

/**
 * An address as Gatsby's router hands it on, with PUSH after a link; Back, Forward and plain anchors come without.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
type Address = Pick<Location, "pathname" | "hash"> & { readonly action?: "PUSH" };

const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: "instant" });
};

/** The first page stands where the browser has put it: at its top, at an anchor, or where it was before a reload. */
function arriveFirst(): void {
  const isLeftToScripts = keepPlaces();
  const place = enterPlace();
  if (isLeftToScripts && place !== undefined && window.scrollY === 0) scrollTo(place);
}

/**
 * Brings the visitor to where an address leads, once its page is drawn: a link to the top or to its anchor, Back and
 * Forward to where they were.
 *
 * @param to the address
 * @param from the one before it; null for the first page
 */
export function arrive(to: Address, from: Address | null): void {
  if (!from) {
    arriveFirst();
    return;
  }
  const place = enterPlace();
  const isSamePage = to.pathname === from.pathname;
  const isLink = to.action === "PUSH";
  if (!isLink && place !== undefined) {
    scrollTo(place);
    return;
  }
  // To a plain anchor, such as the skip link's, the browser has gone itself.
  if (!isLink && isSamePage) return;
  const id = anchorId(to.hash);
  const target = id === "" ? null : document.getElementById(id);
  if (target) {
    jumpTo(target, isSamePage);
    if (!isSamePage) keepFocusOn(target);
  } else if (id === "" || !isSamePage) {
    scrollTo(0);
  }
}
