/** Fetches what it takes to draw toasts. Forms do so as soon as somebody writes in them. */
export const loadToasts = () => import("./toasts");
