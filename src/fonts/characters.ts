const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * The characters that the site's fonts have: those of English, Spanish, French and German with their punctuation, and
 * what joins words. Any other comes from the visitor's own fonts.
 */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−←↑→↓\u2060`;
