/** The address of the style sheet with all styles. The build replaces this file (`../compiler/loader.mjs`). */
export const styleSheet: string = "";
