import { scrollAtOnce } from "./scroll-at-once";

/** Where the tab keeps its places while another page, or nothing, is loaded. */
const STORED = "places";

/** As many entries as browsers keep of a tab's history. */
const MOST = 50;

/** How far down each entry of the tab's history was, by the entry's key; what was moved last stands last. */
let places = new Map<string, number>();

/** The entry whose page is shown, by its key. */
let shown = "";

/** Whether the address has gone on to an entry whose page isn't shown yet. */
let isLeaving = false;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // Without a storage, places last as long as the page's scripts.
  }
}

const stateOfEntry = () => history.state as { readonly key?: string } | null;

/** The router gives a key to what it adds to the history; the first entry and plain anchors come without. */
function keyOfEntry(): string {
  const state = stateOfEntry();
  if (state?.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, "");
  return key;
}

/**
 * Takes over from the browser where the window is scrolled to with Back and Forward inside the site: a page is only
 * as high as its place asks for once React has drawn it. Reloads, and ways back from other sites, stay the browser's.
 * Has to run before the first `enterPlace`.
 */
export function keepPlaces(): void {
  places = read();
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    if (isLeaving) return;
    places.delete(shown);
    places.set(shown, window.scrollY);
  });
  addEventListener("popstate", () => {
    isLeaving = stateOfEntry()?.key !== shown;
    const place = places.get(shown);
    // Come back before the router went after: it sees no change.
    if (!isLeaving && place !== undefined) scrollAtOnce(place);
  });
  addEventListener("pagehide", () => {
    write();
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // WebKit brings a page back from memory at its top, and says that it has been scrolled there.
    places = read();
    history.scrollRestoration = "manual";
    const place = enterPlace();
    if (place !== undefined) scrollAtOnce(place);
  });
}

/**
 * Whether the visitor has gone on to another entry of the history before the page of this one was drawn: with Back
 * pressed at once, the router draws the page that was left already, and then the one that was gone back to.
 *
 * @param key the entry's, where it has one
 */
export const isLeft = (key: string | undefined): boolean => key !== undefined && key !== stateOfEntry()?.key;

/** Says that the page that is drawn now is not that of the present entry, so that its scrolling is no place of it. */
export function leavePlace(): void {
  isLeaving = true;
}

/**
 * Says that the page of the present entry of the history is there.
 *
 * @returns how far down it was when it was left; undefined where it is new
 */
export function enterPlace(): number | undefined {
  shown = keyOfEntry();
  isLeaving = false;
  const place = places.get(shown);
  // A page that is never scrolled tells of no scrolling.
  if (place === undefined) places.set(shown, window.scrollY);
  return place;
}
