/**
 * The tokens of each category: what the CSS of most of them begins with, the names of these, and the CSS of the others
 * by their names.
 */
export type TokenValues = Readonly<
  Record<string, readonly [start: string, regular: readonly string[], others: Readonly<Record<string, string>>]>
>;

/**
 * What most tokens are written as in CSS: "teal.bright" is `var(--chakra-colors-teal-bright)`.
 *
 * @param start of the CSS of all tokens of a category
 */
export const usualValue = (start: string, name: string): string => `${start}${name.replace(".", "-")})`;
