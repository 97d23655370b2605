/** What the classes of looks begin with, and the style element is marked by that the build writes them into. */
export const STYLE_KEY = "c";
