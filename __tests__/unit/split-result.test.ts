import { splitResult } from "../../src/lib/split-result";

describe("splitResult", () => {
  it.each([
    ["34% lower cost to serve", "34%", "lower cost to serve"],
    ["36 hours for a contract change", "36 hours", "for a contract change"],
    [
      "4 of 5 billing systems retired, saving $11 million a year",
      "4 of 5",
      "billing systems retired, saving $11 million a year",
    ],
    ["48 million dollars in annual savings", "48 million", "dollars in annual savings"],
    ["$2.4 billion of new lending", "$2.4 billion", "of new lending"],
    ["64 clinics live within 10 months", "64", "clinics live within 10 months"],
    ["1,200+ stores on one system", "1,200+", "stores on one system"],
    ["−12 points of churn", "−12", "points of churn"],
    ["3x faster quotes", "3x", "faster quotes"],
  ])("draws the number out of %j", (result, figure, label) => {
    expect(splitResult(result)).toEqual({ figure, label });
  });

  it.each(["Lower cost to serve by 34%", "34%", "", "2010s systems retired"])("leaves %j as it is", (result) => {
    expect(splitResult(result)).toEqual({ figure: null, label: result });
  });
});
