/** Fetches what it takes to draw toasts. */
export const loadToasts = () => import("./toasts");
