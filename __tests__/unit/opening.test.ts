import { opening } from "../../src/content/article-text";

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
