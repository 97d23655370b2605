/** The methods of Gatsby's page loader that fetch React Server Components; `global.hasPartialHydration` guards each call. */
const METHOD = /^ {2}(?:fetch|load)PartialHydrationJson\(.*\) \{$[^]*?^ {2}\}$/gm;

/** How many there are: two of the loader, and one that the loader of built sites has in place of the second. */
const COUNT = 3;

/**
 * Takes what only sites with React Server Components need out of Gatsby's page loader (a webpack loader).
 *
 * @param {string} source Gatsby's `loader.js`
 * @returns {string} the same without these methods
 * @throws {Error} where Gatsby has written them otherwise
 */
export default function dropPartialHydration(source) {
  const found = source.match(METHOD) ?? [];
  if (found.length !== COUNT) {
    throw new Error(
      `Gatsby's loader.js has ${found.length} methods for partial hydration instead of ${COUNT}: see what it has now, and mend or remove src/webpack/drop-partial-hydration.mjs.`,
    );
  }
  return source.replace(METHOD, "");
}
