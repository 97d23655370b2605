import type { Problem } from "../../tools/preview/problems";
import { summary } from "../../tools/preview/report/summary";

const changes = { changed: [{ path: "/", parts: ["words" as const] }], added: ["/new"], removed: [] };

const lost = (count: number): Problem[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: "removed-address",
    address: `/old-${String(index)}`,
    nearest: "/",
  }));

test("what there is to mend is said with what to do", () => {
  expect(summary({ changes, problems: lost(1) }).split("\n")).toEqual([
    "Pages changed: 1, new: 1, removed: 0. To mend: 1",
    "",
    '- /old-0 is gone: bookmarks and links of other sites that lead there would break. Bring it back, or say in data/redirects.json where it leads now: { "from": "/old-0", "to": "/" }',
  ]);
});

test("a long list is cut, and says so", () => {
  const lines = summary({ changes, problems: lost(300) }).split("\n");
  expect(lines[0]).toContain("To mend: 300");
  expect(lines).toHaveLength(23);
  expect(lines.at(-1)).toBe("- 280 more stand in the report.");
});
