import { withLooks } from "../../plugins/gatsby-plugin-chakra-static/runtime/load-styles";

/** Fetches what it takes to draw toasts. */
export const loadToasts = () => withLooks(import("./toasts"));
