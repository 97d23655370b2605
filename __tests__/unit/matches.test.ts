import { matches } from "../../src/lib/text";

describe("matches", () => {
  it.each([
    ["a part of a word", "form", "Digital transformation"],
    ["other letter case in the query", "DIGITAL", "Digital transformation"],
    ["other letter case in the text", "cfo", "What a CFO asks"],
    ["words with a space", "year decides", "The second year decides"],
    ["space around the query", "  carbon ", "A carbon plan"],
    ["a typewriter's apostrophe", "today's", "Read today’s figures"],
    ["nothing at all", "", "Anything"],
    ["space alone", "   ", "Anything"],
    ["characters that patterns give a meaning", "(20%+", "A fifth (20%+) of it"],
  ])("finds %s", (_what, query, text) => {
    expect(matches(query, text)).toBe(true);
  });

  it("looks into each of the texts", () => {
    expect(matches("technology", "The second year", "What 46 programs taught us", "Technology")).toBe(true);
  });

  it.each([
    ["words in another order", "decides year"],
    ["words across two texts", "year what"],
    ["what stands nowhere", "blockchain"],
  ])("does not find %s", (_what, query) => {
    expect(matches(query, "The second year decides", "What 46 programs taught us")).toBe(false);
  });
});
