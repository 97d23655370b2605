import { lineChart } from "../../gatsby/line-chart";
import { changeText, measureChart, measureText } from "../../gatsby/measure-chart";

test.each([
  [12, "days", "12\u00A0days"],
  [1.5, "days", "1.5\u00A0days"],
  [93, "%", "93%"],
  [0, "%", "0%"],
  [48.25, "$ million", "$48.25\u00A0million"],
  [950, "$", "$950"],
  [9400, "customers a day", "9,400\u00A0customers a day"],
])("%d in %s is written %s", (value, unit, text) => {
  expect(measureText(value, unit)).toBe(text);
});

test.each([
  ["less, in its unit and as a share", 12, 1.5, "days", "−10.5\u00A0days (−88%)"],
  ["more, with the currency first", 40, 48, "$ million", "+$8\u00A0million (+20%)"],
  ["shares differ by points", 88, 93, "%", "+5\u00A0points"],
  ["from nothing there is no share", 0, 3, "centers", "+3\u00A0centers"],
  ["the same", 7, 7, "days", "no change"],
])("a difference in words: %s", (_what, before, after, unit, text) => {
  expect(changeText({ before, after, unit })).toBe(text);
});

describe("a measure before and after", () => {
  const places = (before: number, after: number) => {
    const chart = measureChart({ before, after, unit: "days" });
    return [chart.before.at, chart.after.at];
  };

  test.each([
    ["the longest bar has all the room, and the other its share", [12, 1.5], [100, 12.5]],
    ["whichever comes first", [72, 100], [72, 100]],
    ["equal values are equally long", [7, 7], [100, 100]],
    ["decimals below one keep their proportion", [0.2, 0.05], [100, 25]],
    ["nothing has no bar", [31, 0], [100, 0]],
    ["nor has nothing beside nothing", [0, 0], [0, 0]],
    ["what is very small beside the other is still seen", [1_000_000, 3], [100, 0.5]],
  ] as const)("has bars from zero: %s", (_what, [before, after], at) => {
    expect(measureChart({ before, after, unit: "days" }).cut).toBeNull();
    expect(places(before, after)).toEqual(at);
  });

  // As bars, these would be of nearly one length.
  test.each([
    [88, 93, "%", ["85%", "95%"]],
    [40, 38, "days", ["37\u00A0days", "40\u00A0days"]],
    [9_400, 9_150, "customers", ["9,000\u00A0customers", "9,400\u00A0customers"]],
    [99.2, 99.9, "%", ["99%", "100%"]],
  ])("has dots on a part of the scale that is named, from %d to %d %s", (before, after, unit, cut) => {
    const chart = measureChart({ before, after, unit });
    expect(chart.cut).toEqual(cut);
    const [from, to] = [chart.before.at, chart.after.at];
    expect(Math.abs(to - from)).toBeGreaterThanOrEqual(40);
    expect(Math.min(from, to)).toBeGreaterThan(0);
    expect(Math.max(from, to)).toBeLessThanOrEqual(100);
    expect(to > from).toBe(after > before);
  });
});

describe("a measure over time", () => {
  const MONTHS = [
    { month: "December 2023", value: 30 },
    { month: "March 2024", value: 20, note: "Close" },
    { month: "September 2024", value: 10 },
  ];
  const drawn = (months: typeof MONTHS, unit = "days") => {
    const chart = lineChart({ unit, months });
    if (!chart) throw new Error("There is no line");
    return chart;
  };

  test("is a line with its months in proportion to time, and its values to a scale from zero", () => {
    const { marks, grid, line } = drawn(MONTHS);
    const [first = 0, second = 0, third = 0] = marks.map(({ x }) => x);
    expect((third - second) / (second - first)).toBeCloseTo(2);
    const [zero, ten, ...higher] = grid;
    expect([zero?.text, ten?.text, ...higher.map(({ text }) => text)]).toEqual(["0", "10", "20", "30"]);
    expect(marks.map(({ y }) => y)).toEqual([higher[1]?.y, higher[0]?.y, ten?.y]);
    expect(line).toBe(`M${marks.map(({ x, y }) => `${String(x)},${String(y)}`).join("L")}`);
  });

  test("says each year where it begins, and each month's value and note", () => {
    const { marks } = drawn(MONTHS);
    expect(marks.map(({ tick, year, text, note }) => [tick, year, text, note])).toEqual([
      ["Dec", "2023", "30\u00A0days", null],
      ["Mar", "2024", "20\u00A0days", "Close"],
      ["Sep", null, "10\u00A0days", null],
    ]);
  });

  test("leaves no gap between the strips of its months, in which a pointer means them", () => {
    const { marks } = drawn(MONTHS);
    let end = 0;
    for (const { left, width, x } of marks) {
      expect(left).toBeCloseTo(end, 1);
      end = left + width;
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(end);
    }
    expect(end).toBeCloseTo(100, 1);
  });

  test("cuts the scale where the line would be flat", () => {
    const { grid, marks } = drawn(
      MONTHS.map((month, index) => ({ ...month, value: 90 + index })),
      "%",
    );
    expect(grid.at(0)?.text).toBe("89%");
    expect(grid.at(-1)?.text).toBe("92%");
    expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(grid[0]?.y ?? 0);
  });

  test("isn't drawn without months", () => {
    expect(lineChart({ unit: "days" })).toBeNull();
    expect(lineChart({ unit: "days", months: [] })).toBeNull();
  });
});
