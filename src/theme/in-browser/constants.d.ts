/** Each category's tokens; written into the scripts by the build. */
declare const TOKEN_VALUES: import("./usual-value").TokenValues;

/** The CSS properties that the source names; written into the scripts by the build. */
declare const CSS_PROPERTIES: readonly string[];
