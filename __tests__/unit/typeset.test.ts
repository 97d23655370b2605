import { typeset } from "../../gatsby/typeset";
import { withoutNoBreaks, matches } from "../../src/lib/text";

const WORD_JOINER = "\u2060";
const NO_BREAK_SPACE = "\u00a0";

describe("running text", () => {
  test.each([
    ["a six-week study", `a six-${WORD_JOINER}week study`],
    ["Twelve-month plans", `Twelve-${WORD_JOINER}month plans`],
    ["a 90-day start", `a 90-${WORD_JOINER}day start`],
    ["an X-ray", `an X-${WORD_JOINER}ray`],
    ["within 45 minutes", `within 45${NO_BREAK_SPACE}minutes`],
    ["$18 million a year", `$18${NO_BREAK_SPACE}million a year`],
    ["4 to 6 weeks", `4 to 6${NO_BREAK_SPACE}weeks`],
  ])("%j keeps together what belongs together", (text, set) => {
    expect(typeset(text)).toBe(set);
    expect(withoutNoBreaks(set)).toBe(text);
  });

  test.each(["partner-led work", "2019 to 2025", "May 1, 2023", "first-hand", "Full-time", "in 12 of them"])(
    "%j may be parted",
    (text) => {
      expect(typeset(text)).toBe(text);
    },
  );
});

test("a search with the signs of a keyboard finds text that is set", () => {
  const set = typeset("A six-week study of 45 minutes");
  expect(matches("six-week", set)).toBe(true);
  expect(matches("45 min", set)).toBe(true);
});
