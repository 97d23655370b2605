import { addValues, readValues } from "./tab-storage";

const STORAGE_KEY = "scroll-positions";

/** In pixels, by the keys that history entries have in their state. */
let positions: Readonly<Record<string, string>> = {};

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

export function savePosition(top = window.scrollY): void {
  if (!isLeaving) positions = { ...positions, [shownKey]: String(top) };
}

/** Scrolls to the position of an entry that was shown before. Returns false for a new one. */
export function restorePosition(key: string): boolean {
  const top = positions[key];
  if (top !== undefined) window.scrollTo({ top: Number(top), behavior: "instant" });
  return top !== undefined;
}

/** @param key of the entry that is now shown */
export function showEntry(key: string): void {
  shownKey = key;
  isLeaving = false;
}

/**
 * Takes over Back and Forward, before the router listens to them: the browser would scroll before the page changes. It still
 * restores the position after a reload and after a visit to another site.
 */
export function controlScrolling(): void {
  positions = readValues(STORAGE_KEY);
  shownKey = entryKey();
  scrolledTo = window.scrollY;
  // Browsers restore no entry that was left inside the site, and WebKit none with an anchor.
  if (scrolledTo === 0 || location.hash) restorePosition(shownKey);
  history.scrollRestoration = "manual";
  window.addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    // WebKit restores the position of a page that it has kept only later, and with "manual" not at all.
    if (persisted) restorePosition(shownKey);
  });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    savePosition();
    addValues(STORAGE_KEY, positions);
  });
  window.addEventListener("scroll", () => void (scrolledTo = window.scrollY));
  window.addEventListener("popstate", () => {
    // With an anchor, the browser may already be there.
    savePosition(location.hash ? scrolledTo : window.scrollY);
    isLeaving = entryKey() !== shownKey;
  });
}
