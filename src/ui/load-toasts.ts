import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";

/** Fetches the component that renders toasts. */
export const loadToasts = () => withStyles(import("./toasts"));

/**
 * Fetches it ahead, when the visitor begins to write in a form: the toast about the outcome must show at once, even if the
 * connection is gone by then.
 */
export function prepareToasts(): void {
  loadToasts().catch(() => undefined);
}
