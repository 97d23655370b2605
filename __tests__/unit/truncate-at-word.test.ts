import { truncateAtWord } from "../../src/layout/head-tags";

it.each([
  ["Short enough.", 20, "Short enough."],
  ["Exactly as long as it may be.", 29, "Exactly as long as it may be."],
  ["Cut between two words, not in one.", 25, "Cut between two words…"],
  ["A sentence. Another one.", 14, "A sentence…"],
  ["Donaudampfschifffahrt", 10, "Donaudamp…"],
  ["12345678😀😀", 10, "12345678…"],
])("%s in %i characters: %s", (text, length, result) => {
  expect(truncateAtWord(text, length)).toBe(result);
  expect(result.length).toBeLessThanOrEqual(length);
});
