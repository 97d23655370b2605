const properties = new Set(CSS_PROPERTIES);

/**
 * Stands in the browser for `@pandacss/is-valid-prop`, whose list has every property that CSS ever had.
 *
 * @param name of a component's property
 * @returns whether it is a style: a CSS property that the source names, a variable or a selector
 */
export const isCssProperty = (name: string): boolean =>
  properties.has(name) || name.startsWith("--") || /[&@]/.test(name);
