/**
 * The rules of all looks that the site's components have, by their names: lines in which `&` stands for the class.
 * Written by the build (`src/build/styles/looks-loader.mjs`).
 */
export const looks: Readonly<Record<string, string>> = {};
