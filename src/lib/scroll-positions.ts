const STORAGE_KEY = "scroll-positions";

/** In pixels, by the keys that history entries have in their state. */
let positions: Readonly<Record<string, number>> = {};

/** The key of the entry that the page shows. After Back and Forward, the address changes sooner. */
let shownKey = "";

/** The position at the last scroll event. */
let scrolledTo = 0;

/** Whether the position of the shown entry is saved because another one will be shown. */
let isLeaving = false;

/** Gives the entry a key if it has none: the first one, and those of the browser's own jumps to an anchor. */
function entryKey(): string {
  const state = history.state as { readonly key?: string } | null;
  const key = state?.key ?? String(Date.now());
  if (!state?.key) history.replaceState({ ...state, key }, "");
  return key;
}

function save(top: number): void {
  if (!isLeaving) positions = { ...positions, [shownKey]: top };
}

function scrollToEntry(key: string): boolean {
  const top = positions[key];
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  return top !== undefined;
}

/**
 * Takes over Back and Forward, before the router listens to them: the browser would scroll before the page changes. It still
 * restores the position after a reload and after a visit to another site.
 */
export function controlScrolling(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as typeof positions;
  } catch {
    // Storage may be blocked.
  }
  shownKey = entryKey();
  scrolledTo = window.scrollY;
  // Browsers restore no entry that was left inside the site, and WebKit none with an anchor.
  if (scrolledTo === 0 || location.hash) scrollToEntry(shownKey);
  history.scrollRestoration = "manual";
  window.addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    save(window.scrollY);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // As above.
    }
  });
  window.addEventListener("scroll", () => {
    scrolledTo = window.scrollY;
  });
  window.addEventListener("popstate", () => {
    // With an anchor, the browser may already be there.
    save(location.hash ? scrolledTo : window.scrollY);
    isLeaving = entryKey() !== shownKey;
  });
}

/** Saves the position of the page that a link replaces. */
export function leaveEntry(): void {
  save(window.scrollY);
}

/** The router's locations have the key of their entry, which Gatsby's types don't show. */
const keyOf = (location: object): string => (location as { readonly key: string }).key;

/** @param location of the page that is now shown */
export function showEntry(location: object): void {
  shownKey = keyOf(location);
  isLeaving = false;
}

/** Scrolls to the position of a page that was shown before. Returns false for a new one. */
export const restorePosition = (location: object): boolean => scrollToEntry(keyOf(location));
