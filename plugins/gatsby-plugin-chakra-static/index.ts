export { StyleProviders, createStyleCache } from "./emotion";
export { FirstScreenEnd } from "./first-screen-end";
export { loadStyles, withStyles } from "./runtime/load-styles";
