import { typeset } from "../../src/lib/typeset";
import { anchorId } from "../../src/lib/paths";
import { matches, withoutNoBreaks } from "../../src/lib/text";

test("the hash of an address is decoded to an id", () => {
  expect(["", "#team", "#caf%C3%A9", "#100%"].map(anchorId)).toEqual(["", "team", "café", "100%"]);
});

test("a search finds parts of words in any text, ignoring case and typography", () => {
  const searches = {
    "a part of a word": ["form", "Digital transformation"],
    "other letter case in the query": ["DIGITAL", "Digital transformation"],
    "other letter case in the text": ["cfo", "What a CFO asks"],
    "words with a space": ["year decides", "The second year decides"],
    "space around the query": ["  carbon ", "A carbon plan"],
    "a typewriter's apostrophe": ["today's", "Read today’s figures"],
    "a keyboard's signs in text that is set": ["six-week study of 45 min", "A six-week study of 45 minutes"],
    "nothing at all": ["", "Anything"],
    "space alone": ["   ", "Anything"],
    "characters that patterns give a meaning": ["(20%+", "A fifth (20%+) of it"],
  };
  const missed = Object.entries(searches).filter(([, [query = "", text = ""]]) => !matches(query, "A", typeset(text)));
  expect(missed).toEqual([]);
});

test("a search finds neither words in another order nor words across two texts", () => {
  const texts = ["The second year decides", "What 46 programs taught us"] as const;
  expect(["decides year", "year what", "blockchain"].filter((query) => matches(query, ...texts))).toEqual([]);
});

test("ranges, addresses, numbers and units, and the parts of compounds stay in one line", () => {
  // ~ means a no-break space, + a word joiner.
  const lines = [
    ...["a six-+week study", "Twelve-+month plans", "a 90-+day start", "an X-+ray"],
    ...["within 45~minutes", "$18~million a year", "4~to~6~weeks", "2019~to~2025", "May~1, 2023"],
    ...[
      "£48,000~to~£58,000",
      "40%~to~15%",
      "$2~million~to~$3~million",
      "1.5–+2~points",
      "Two~or~three, six~to~eighteen",
    ],
    ...["9:30~AM–+12:00~PM~EST (2:30–+5:00~PM~GMT)", "9:00~AM~to~5:30~PM"],
    ...["7~Rue Royale, 3rd~Floor, Room~12", "Santa~Fe, NM~87501", "London W1A~1AA", "New~Orleans", "US~$100"],
    ...["partner-led work", "first-hand", "Full-time", "in 12 of them", "from one to another", "new plants"],
  ].map((line) => line.replaceAll("~", "\u00a0").replaceAll("+", "\u2060"));
  expect(lines.map((line) => typeset(withoutNoBreaks(line)))).toEqual(lines);
  expect(withoutNoBreaks(lines.join())).not.toMatch(/[\u00a0\u2060]/);
});
