import { contentsOf, excerpt, opening, readingMinutes } from "../../gatsby/article-text";

describe("the excerpt", () => {
  it("has the first 200 characters and an ellipsis, where something is left out", () => {
    expect(excerpt("x".repeat(200))).toBe("x".repeat(200));
    expect(excerpt(`### ${"x".repeat(100)}\n\n**${"y".repeat(100)}**`)).toBe(`${"x".repeat(100)} ${"y".repeat(99)}…`);
  });

  it.each(["😀", "👩🏽‍🔬", "e\u0301"])("never cuts a character in two: %s", (character) => {
    expect(excerpt(`${"x".repeat(199)}${character}y`)).toBe(`${"x".repeat(199)}${character}…`);
  });
});

test.each([
  [1, 1],
  [440, 2],
  [760, 3],
  [780, 4],
])("%i words are read in %i minutes", (count, minutes) => {
  expect(readingMinutes(Array.from({ length: count }, () => "word").join(" "))).toBe(minutes);
});

test("a table of contents has the headings of the upper level, with their ids", () => {
  expect(contentsOf("### R&D _costs_\n\nText\n\n#### Below\n\n### 12 weeks", "a")).toEqual([
    { id: "a-rd-costs", title: "R&D costs" },
    { id: "a-12-weeks", title: "12\u00a0weeks" },
  ]);
});

const sentence = (length: number, end = ".") => `A${" b".repeat(length)}${end}`;

test("a text opens with the whole sentences of its first paragraph", () => {
  expect(opening("Margins slip. Everybody knows why.\n\nThen we come.")).toBe("Margins slip. Everybody knows why.");
});

test("of a long paragraph, with as many as come nearest to 220 characters", () => {
  const sentences = [sentence(40), sentence(40, "?"), sentence(40), sentence(40)];
  expect(opening(sentences.join(" "))).toBe(sentences.slice(0, 3).join(" "));
  expect(opening(`${sentence(5)} ${sentence(110)}`)).toBe(`${sentence(5)} ${sentence(110)}`);
});

test("a long first sentence is not cut", () => {
  expect(opening(`${sentence(300)} And more.`)).toBe(sentence(300));
});

test.each(["It fell by 1.5 points. Nobody saw it.", "“Why?” they asked. Nobody knew.", "Without an end"])(
  "marks within a sentence don't end it: %s",
  (text) => {
    expect(opening(text)).toBe(text);
  },
);

test("no text has no opening", () => {
  expect(opening("")).toBe("");
});
