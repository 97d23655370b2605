/**
 * The CSS of all compiled classes by their hashes, one rule a line, in which `&` stands for the class. The build replaces
 * this module (`../compiler/styles-loader.mjs`).
 */
export const styles: Readonly<Record<string, string>> = {};
