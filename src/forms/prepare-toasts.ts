import { loadToasts } from "../ui/load-toasts";

/**
 * Fetches what it takes to draw toasts: whoever begins to write will be told how it ended, at once, and also where the
 * connection is gone by then.
 */
export function prepareToasts(): void {
  loadToasts().catch(() => undefined);
}
