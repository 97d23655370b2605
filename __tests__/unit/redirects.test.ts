import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createRedirects } from "../../gatsby/redirects";
import type { Redirect } from "../../gatsby/redirects";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

afterEach(removeFolders);

/** Runs the step as Gatsby does, and returns what it created. */
function run(directory: string, redirects: readonly Redirect[]) {
  const created: unknown[] = [];
  createRedirects({
    getNodesByType: () => redirects,
    actions: { createRedirect: (redirect: unknown) => created.push(redirect) },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePagesArgs);
  return created;
}

test("each old path becomes a permanent redirect", () => {
  expect(run(makeFolder(), [{ from: "/services/coaching", to: "/about#team" }])).toEqual([
    { fromPath: "/services/coaching", toPath: "/about#team", isPermanent: true },
  ]);
});

test("the rules of an earlier build are gone with the last entry", () => {
  const directory = makeFolder();
  writeFiles(directory, { "public/site.html": "" });
  const rules = join(directory, "public/_redirects");
  writeFileSync(rules, "/old  /services  301");
  run(directory, []);
  expect(existsSync(rules)).toBe(false);
});
