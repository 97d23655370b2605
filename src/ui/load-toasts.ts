import { withLooks } from "../theme/in-browser/load-looks";

/** Fetches the component that renders toasts. */
export const loadToasts = () => withLooks(import("./toasts"));

/**
 * Fetches it ahead, when the visitor begins to write in a form: the toast about the outcome must show at once, even if the
 * connection is gone by then.
 */
export function prepareToasts(): void {
  loadToasts().catch(() => undefined);
}
