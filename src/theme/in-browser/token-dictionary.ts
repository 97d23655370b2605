import { usualValue } from "./usual-value";

/** Each category's tokens by name, with what stands for them in CSS. */
const categories = Object.fromEntries(
  Object.entries(TOKEN_VALUES).map(([category, [start, regular, others]]) => [
    category,
    { ...Object.fromEntries(regular.map((name) => [name, usualValue(start, name)])), ...others },
  ]),
);

const values = new Map<string, string>(
  Object.entries(categories).flatMap(([category, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [`${category}.${name}`, value]),
  ),
);

const REFERENCE = /\{([^{}]+)\}/g;

/**
 * Stands in the browser for Chakra's module of the same name, which works out each token's CSS variable and the styles
 * that define them all: the build has done both (`src/build/resolve-styles.ts`). It can do what `createSystem` asks of
 * it for styles of single elements; lists of tokens are empty.
 */
export function createTokenDictionary() {
  return {
    allTokens: [],
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    cssVarMap: new Map(),
    getByName: () => undefined,
    getCategoryValues: (category: string) => categories[category] ?? null,
    getVar: (path: string, fallback?: string) => values.get(path) ?? fallback,
    expandReferenceInValue: (value: string) => value.replace(REFERENCE, (_, path: string) => values.get(path) ?? path),
  };
}
