/** The key in the tab's storage, which keeps the positions while another site, or nothing, is loaded. */
const STORAGE_KEY = "scroll-positions";

/** The number of entries that browsers keep in a tab's history. */
const MAX_ENTRIES = 50;

/** The scroll position of each history entry, in CSS pixels, by the entry's key; the last one changed comes last. */
let positions = new Map<string, number>();

/** The key of the history entry whose page is shown. */
let shownKey = "";

/** Whether the current history entry is another one than that of the page that is shown. */
let isLeaving = false;

/** Scrolls the window without visible movement; `top` in CSS pixels. */
export function scrollInstantly(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

function readStorage(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function writeStorage(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // Without a storage, positions last as long as the document.
  }
}

const currentState = () => history.state as { readonly key?: string } | null;

/** Returns the current entry's key. The router gives one to the entries that it adds; others get theirs here. */
function currentKey(): string {
  const state = currentState();
  if (state?.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, "");
  return key;
}

/**
 * Saves the scroll position of each history entry, and takes over from the browser the restoration with Back and Forward
 * inside the site: a page is only high enough for it when React has rendered it. Reloads, and Back from other sites, stay
 * the browser's. Must run before the first `enterEntry`.
 */
export function saveScroll(): void {
  positions = readStorage();
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    if (isLeaving) return;
    positions.delete(shownKey);
    positions.set(shownKey, window.scrollY);
  });
  addEventListener("popstate", () => {
    isLeaving = currentState()?.key !== shownKey;
    const saved = positions.get(shownKey);
    // The visitor came back before the router left, which notices no change.
    if (!isLeaving && saved !== undefined) scrollInstantly(saved);
  });
  addEventListener("pagehide", () => {
    writeStorage();
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // WebKit restores a page from its cache at the top, and fires a scroll event for it.
    positions = readStorage();
    history.scrollRestoration = "manual";
    const saved = enterEntry();
    if (saved !== undefined) scrollInstantly(saved);
  });
}

/**
 * Tells whether the visitor has left a history entry before its page was rendered: after Back is pressed at once, the
 * router renders the page that was left, and then the one before it.
 *
 * @param key the entry's key, if it has one
 */
export const isStale = (key: string | undefined): boolean => key !== undefined && key !== currentState()?.key;

/** Stops saving positions while the page of another entry than the current one is shown. */
export function leaveEntry(): void {
  isLeaving = true;
}

/**
 * Begins saving the positions of the current entry, whose page is shown now.
 *
 * @returns the entry's saved position; undefined for a new entry
 */
export function enterEntry(): number | undefined {
  shownKey = currentKey();
  isLeaving = false;
  const saved = positions.get(shownKey);
  // A page that is never scrolled fires no scroll event.
  if (saved === undefined) positions.set(shownKey, window.scrollY);
  return saved;
}
