/** The prefix of all class names. The build marks the page's style elements with it (`data-emotion`). */
export const STYLE_KEY = "c";
