import { anchorId } from "../../src/lib/paths";
import { initials, matches, withWholeNumbers, wordsBefore } from "../../src/lib/text";

test("the hash of an address is decoded to an id", () => {
  expect(["", "#team", "#caf%C3%A9", "#100%"].map(anchorId)).toEqual(["", "team", "café", "100%"]);
});

test("a name has the initials of its first and its last word", () => {
  const names = ["Ruth van Dijk", "Łucja Żółć", "李娜", " élise  d’Ornano ", "𝒜da"];
  expect(names.map(initials)).toEqual(["RD", "ŁŻ", "李", "ÉD", "𝒜"]);
});

test("a number stays on the line of its noun", () => {
  expect(withWholeNumbers("Since 2010, 22 stations: 1,640 élèves, 3 + 4")).toBe(
    "Since 2010, 22\u00a0stations: 1,640\u00a0élèves, 3 + 4",
  );
});

test("a text is cut between words, without the punctuation between them, or a long word between characters", () => {
  const texts = ["She ran it, and left.", "She ran it, and", "Ärzte, Ämter", "🚢🚢🚢🚢🚢🚢"];
  expect(texts.map((text) => wordsBefore(text, 11))).toEqual(["She ran it…", "She ran it…", "Ärzte…", "🚢🚢🚢🚢🚢…"]);
});

test("a search finds parts of words in any text, ignoring case and typography", () => {
  const searches = {
    "a part of a word": ["form", "Digital transformation"],
    "words with a space": ["year decides", "The second year decides"],
    "a typewriter's apostrophe": ["today's", "Read today’s figures"],
    "a space in text with a no-break space": ["45 min", "A study of 45\u00a0minutes"],
    "space alone": ["   ", "Anything"],
    "characters that patterns give a meaning": ["(20%+", "A fifth (20%+) of it"],
  };
  const missed = Object.entries(searches).filter(([, [query = "", text = ""]]) => !matches(query, "A", text));
  expect(missed).toEqual([]);
});

test("a search finds neither words in another order nor words across two texts", () => {
  const texts = ["The second year decides", "What 46 programs taught us"] as const;
  expect(["decides year", "year what", "blockchain"].filter((query) => matches(query, ...texts))).toEqual([]);
});
