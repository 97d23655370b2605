import { withLooks } from "../theme/in-browser/load-looks";

/** Fetches what it takes to draw toasts. */
export const loadToasts = () => withLooks(import("./toasts"));
