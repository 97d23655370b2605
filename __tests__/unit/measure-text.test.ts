import { measureText } from "../../src/sections/case-studies/exhibit-bar";

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
