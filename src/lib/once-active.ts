/** What a visitor does who is there: looks further, points, touches, types. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

const OPTIONS = { capture: true, passive: true };

let active = false;

/**
 * Calls back once the visitor has done anything on the site, at once where that was before: a page that is only loaded,
 * or shown in the background, need not fetch what answers people.
 *
 * @returns gives up waiting
 */
export function onceActive(callback: () => void): () => void {
  if (active || window.scrollY > 0) {
    active = true;
    callback();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, notice, OPTIONS);
  };
  const notice = () => {
    active = true;
    stop();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, notice, OPTIONS);
  return stop;
}
