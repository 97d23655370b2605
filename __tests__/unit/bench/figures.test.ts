import { overBudget } from "../../../tools/bench/budget";
import { ratio } from "../../../tools/bench/measures";
import { median, medians } from "../../../tools/bench/median";

test("a median is the middle of an odd count, and between the two in the middle of an even one", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow("nothing");
});

test("each figure of some records has a median of its own", () => {
  expect(
    medians([
      { paint: 1, task: 30 },
      { paint: 2, task: 10 },
      { paint: 9, task: 20 },
    ]),
  ).toEqual({ paint: 2, task: 20 });
});

test("a ratio needs a baseline that is worth comparing with", () => {
  expect(ratio(237, 100)).toBe("2.37");
  expect(ratio(237, 0.003)).toBe("");
});

describe("a budget", () => {
  const budget = {
    script: { atMost: 95_000 },
    seo: { atLeast: 100 },
    largestContentfulPaint: { timesBaseline: 1.5 },
  };

  test("is kept up to its very limits", () => {
    const figures = { script: 95_000, seo: 100, largestContentfulPaint: 1500 };
    expect(overBudget(figures, budget, { largestContentfulPaint: 1000 })).toEqual([]);
  });

  test("tells each measure beyond them, with its limit", () => {
    const figures = { script: 95_001, seo: 99, largestContentfulPaint: 1501 };
    expect(overBudget(figures, budget, { largestContentfulPaint: 1000 })).toEqual([
      { measure: "script", value: 95_001, limit: 95_000 },
      { measure: "seo", value: 99, limit: 100 },
      { measure: "largestContentfulPaint", value: 1501, limit: 1500 },
    ]);
  });

  test("says nothing of what hasn't been measured, here or on the baseline", () => {
    expect(overBudget({ largestContentfulPaint: 9000 }, budget)).toEqual([]);
  });
});
