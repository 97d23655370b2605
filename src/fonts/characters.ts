const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Signs of Latin-1 that none of the site's languages has. */
const FOREIGN_SIGNS = /[¤¦¬¯¶]/g;

/**
 * The characters that the site's fonts have: those of English, Spanish, French and German with their punctuation, the
 * letters of Western European names, and what joins words. Any other comes from the visitor's own fonts.
 */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(FOREIGN_SIGNS, "")}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−←↑→↓\u2060`;
