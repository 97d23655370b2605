import { shortened } from "../../src/lib/shortened";

it.each([
  ["Short enough.", 20, "Short enough."],
  ["Exactly as long as it may be.", 29, "Exactly as long as it may be."],
  ["Cut between two words, not in one.", 25, "Cut between two words…"],
  ["A sentence. Another one.", 14, "A sentence…"],
])("%s in %i characters: %s", (text, length, result) => {
  expect(shortened(text, length)).toBe(result);
  expect(result.length).toBeLessThanOrEqual(length);
});
