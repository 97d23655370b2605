/** Each category's tokens by name, with what stands for them in CSS; written into the scripts by the build. */
declare const TOKEN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The CSS properties that the source names; written into the scripts by the build. */
declare const CSS_PROPERTIES: readonly string[];
