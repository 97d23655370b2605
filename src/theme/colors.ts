/**
 * The palette as plain values, for tokens and for what no browser styles: the web manifest, and the HTML of functions.
 */
export const colors = {
  ink: "#0B1B33",
  navy: "#12305C",
  teal: "#0B7A6F",
  tealBright: "#2DD4BF",
  gold: "#E2A93B",
  paper: "#FAF8F4",
  mist: "#EEF2F6",
  line: "#D9DFE7",
  slate: "#4A5A70",
  steel: "#A9B6C8",
  white: "#FFFFFF",
  red: "#B42318",
  redSoft: "#FF9B8F",
} as const;
