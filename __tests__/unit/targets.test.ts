import { delayOf } from "../../src/lib/dates";
import {
  formatPromise,
  formatValue,
  highlightsOf,
  isMet,
  splitFigure,
  tallyOf,
  type Target,
} from "../../src/lib/targets";

const target = (start: number, promised: number, reached: number, later: number | null = null): Target => ({
  unit: "# days",
  start,
  promised,
  reached,
  later,
});

test.each<[unit: string, value: number, text: string, words?: Pick<Target, "zero" | "one">]>([
  ["$# million", 0, "$0", { zero: "$0" }],
  ["#", 0, "None", { zero: "None" }],
  ["#", 3, "3", { zero: "None", one: "word" }],
  ["# days", 1.5, "1.5 days", { one: "day" }],
  ["# branches", 1, "1 branch", { one: "branch" }],
  ["# per 1,000 orders", 12_400.5, "12,400.5 per 1,000 orders"],
  ["$# million", -3, "-$3 million"],
])("%s writes %d as %s", (unit, value, text, words = {}) => {
  expect(formatValue({ unit, ...words }, value)).toBe(text);
});

test.each<[unit: string, start: number, promised: number, text: string, words?: Pick<Target, "zero" | "one">]>([
  ["#%", 47, 20, "at most 20%"],
  ["#%", 58, 75, "at least 75%"],
  ["# days", 31, 20, "20 days or fewer"],
  ["# days", 9, 1, "1 day or fewer", { one: "day" }],
  ["$# million", 0, 40, "at least $40 million"],
  ["$# million", 60, 40, "at most $40 million"],
  ["#", 0, 0, "None", { zero: "None" }],
])("a promise in %s from %d to %d is %s", (unit, start, promised, text, words = {}) => {
  const promise = formatPromise({ unit, start, promised, reached: 0, ...words });
  expect(promise).toBe(text);
  const { before, figure, after } = splitFigure(promise);
  expect(before + figure + after).toBe(text);
  expect(figure).toMatch(/^(?:\$?\d+%?|None)$/);
});

test("a target is met at the promised number and beyond, in the direction from the start to it", () => {
  const [up, down, zero, same] = [target(58, 75, 0), target(19, 7, 0), target(0, 0, 0), target(98, 98, 0)];
  expect([97.9, 98, 99].map((value) => isMet(same, value))).toEqual([false, true, true]);
  expect([74.9, 75, 76].map((value) => isMet(up, value))).toEqual([false, true, true]);
  expect([7.1, 7, 0].map((value) => isMet(down, value))).toEqual([false, true, true]);
  expect([1, 0].map((value) => isMet(zero, value))).toEqual([false, true]);
});

test.each<[count: string, dates: string, targets: readonly Target[]]>([
  ["One of one", "when we left", [target(9, 5, 5)]],
  ["None of two", "when we left", [target(9, 5, 7), target(9, 5, 6)]],
  ["Two of two", "when we left, and again six months later", [target(9, 5, 5, 4), target(0, 5, 7, 5)]],
  [
    "One of two",
    "when we left, and again six months later: one miss made good, one gain lost",
    [target(9, 5, 5, 6), target(9, 5, 7, 5)],
  ],
  ["Two of two", "when we left, none six months later: two gains lost", [target(9, 5, 5, 6), target(9, 5, 5, 7)]],
  [
    "Two of three",
    "when we left, three six months later: one miss made good",
    [target(9, 5, 5, 5), target(9, 5, 7, 5), target(9, 5, 4, 5)],
  ],
  [
    "Two of three",
    "when we left, one of the two checked six months later: one gain lost",
    [target(9, 5, 5, 6), target(9, 5, 7), target(0, 5, 7, 8)],
  ],
  ["14 of 14", "when we left", Array.from({ length: 14 }, () => target(9, 5, 5))],
])("%s were met %s", (count, dates, targets) => {
  expect(tallyOf(targets)).toEqual({ count, dates, noun: targets.length === 1 ? "target met" : "targets met" });
});

test("a card shows a target that stayed met and the first miss at the end, or else one six months later", () => {
  const [kept, later, missed, regained] = [
    target(9, 5, 5, 5),
    target(9, 5, 5, 6),
    target(9, 5, 7, 8),
    target(9, 5, 7, 5),
  ];
  expect(highlightsOf([later, kept, missed])).toEqual([kept, missed]);
  expect(highlightsOf([regained, missed, later])).toEqual([missed, regained]);
});

test("a project is late if it ended after the month in which its targets were due", () => {
  const delay = (due: string, closed: string) => delayOf({ due, closed });
  expect(delay("October 2024", "December 2024")).toBe("two months late");
  expect(delay("December 2024", "January 2025")).toBe("one month late");
  expect(delay("March 2025", "February 2025")).toBeUndefined();
  expect(delay("March 2025", "March 2025")).toBeUndefined();
});
