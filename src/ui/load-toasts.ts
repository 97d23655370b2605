import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";

/** Fetches what it takes to draw toasts. */
export const loadToasts = () => withStyles(import("./toasts"));
