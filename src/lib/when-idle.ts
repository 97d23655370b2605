/** Does something when the browser has nothing better to do; at once where it can't tell, as in Safari. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}
