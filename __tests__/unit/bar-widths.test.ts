import { barWidths } from "../../src/sections/case-studies/exhibit";

test.each([
  ["the longest has all the room, and the others their share", [12, 1.5], [100, 12.5]],
  ["whichever comes first", [88, 93], [94.62, 100]],
  ["equal values are equally long", [7, 7], [100, 100]],
  ["decimals below one keep their proportion", [0.2, 0.05], [100, 25]],
  ["nothing has no bar", [31, 0], [100, 0]],
  ["nor has nothing beside nothing", [0, 0], [0, 0]],
  ["what is very small beside the other is still seen", [1_000_000, 3], [100, 0.5]],
])("%s", (_what, values, widths) => {
  expect(barWidths(values)).toEqual(widths);
});
