import { walk } from "../../tools/smoke/walk";
import { ROUTES } from "./support/routes";
import { siteUrl } from "./support/visitor";

test("the check of a deployed site looks at every page, and passes", async () => {
  const lines: string[] = [];
  expect(await walk(siteUrl(), false, (line) => lines.push(line))).toBe(0);
  expect(lines.filter((line) => !line.startsWith("pass  "))).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(ROUTES.map(({ path }) => `pass  ${path}`)));
});
