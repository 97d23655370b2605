/** The prefix of all class names, and the value of `data-emotion` on the page's style elements. */
export const STYLE_KEY = "c";
