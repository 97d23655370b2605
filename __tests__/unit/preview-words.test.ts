import { wordChanges } from "../../tools/preview/word-changes";

test("the same words are no change", () => {
  expect(wordChanges("Six services", "Six services")).toEqual([]);
});

test("what was taken away stands before what came in its place", () => {
  expect(wordChanges("Six ways to grow", "The ways to grow")).toEqual([
    { kind: "removed", text: "Six" },
    { kind: "added", text: "The" },
    { kind: "same", text: " ways to grow" },
  ]);
});

test("of what is the same, only what stands next to a difference is shown", () => {
  const [start, middle, end] = ["start ".repeat(50), "middle ".repeat(50), "end ".repeat(50)];
  const changes = wordChanges(`${start}one ${middle}one ${end}`, `${start}two ${middle}two ${end}`);
  const same = changes.filter(({ kind }) => kind === "same").map(({ text }) => text);
  expect(same).toHaveLength(3);
  expect(same[0]).toMatch(/^ … .*start $/);
  expect(same[1]).toMatch(/^ middle .* … .*middle $/);
  expect(same[2]).toMatch(/^ end .* … $/);
  for (const text of same) expect(text.length).toBeLessThan(130);
});

test("texts with hardly a word in common are left to their readers", () => {
  const words = (letter: string) => Array.from({ length: 3000 }, (_, index) => `${letter}${String(index)}`).join(" ");
  expect(wordChanges(words("a"), words("b"))).toEqual([]);
});
