/** Fetches what it takes to draw toasts. Forms do so beforehand: how they ended is to be told without a connection, too. */
export const loadToasts = () => import("./toasts");
