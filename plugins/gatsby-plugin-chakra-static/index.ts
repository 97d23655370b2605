export { StyleProviders, createStyleCache } from "./emotion";
export { loadStyles, withStyles } from "./runtime/load-styles";
