import type { Styles } from "./load-styles";

/** The build writes them (`../compiler/loader.mjs`). */
export const styles: Styles = {};
