import leaders from "../../data/leaders.json";
import { leaderAnchor } from "../../src/content/leader-anchor";

test.each([
  ["Priya Raman", "priya-raman"],
  ["Łukasz O’Brien", "łukasz-obrien"],
  ["Dr. Ana Ruiz-Díaz", "dr-ana-ruiz-díaz"],
])("%s stands at #%s", (name, anchor) => {
  expect(leaderAnchor(name)).toBe(anchor);
});

test("no two of the firm's leaders share a place", () => {
  const anchors = leaders.map(({ name }) => leaderAnchor(name));
  expect(new Set(anchors).size).toBe(anchors.length);
});
