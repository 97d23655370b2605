import { leaderAnchor } from "../../src/content/leader-anchor";

test.each([
  ["Priya Raman", "priya-raman"],
  ["Łukasz O’Brien", "łukasz-obrien"],
  ["Dr. Ana Ruiz-Díaz", "dr-ana-ruiz-díaz"],
])("%s stands at #%s", (name, anchor) => {
  expect(leaderAnchor(name)).toBe(anchor);
});
