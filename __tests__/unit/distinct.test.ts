import { distinct } from "../../src/lib/distinct";

describe("distinct", () => {
  it("keeps each category once, in the order of its first appearance", () => {
    expect(distinct(["Technology", "Leadership", "Technology", "Sustainability", "Leadership"])).toEqual([
      "Technology",
      "Leadership",
      "Sustainability",
    ]);
  });
});
