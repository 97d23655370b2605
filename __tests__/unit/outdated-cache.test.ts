import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { clearOutdatedCache } from "../../gatsby/outdated-cache";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

/** What webpack has kept of the scripts. */
const SCRIPTS = ".cache/webpack/stage-build-javascript/0.pack";

let directory: string;

/** Starts Gatsby as far as the step reaches, and tells whether the cache is deleted. */
function isCleared(): boolean {
  const dispatch = jest.fn();
  const store = { getState: () => ({ program: { directory } }), dispatch };
  clearOutdatedCache({ store, reporter: { info: () => undefined } } as unknown as ParentSpanPluginArgs);
  return dispatch.mock.calls.length > 0;
}

/** A folder that was built once. */
beforeEach(() => {
  directory = makeFolder({
    ".cache/compiled/gatsby-node.js": "exports.sourceNodes = () => 1;",
    "data/schemas/jobs.schema.json": "{}",
    "node_modules/.package-lock.json": "{}",
  });
  isCleared();
  writeFiles(directory, { [SCRIPTS]: "modules" });
});

afterEach(removeFolders);

test("what the same code made stays, whatever the content says", () => {
  writeFiles(directory, { "data/site.json": '"changed"' });
  expect(isCleared()).toBe(false);
  expect(existsSync(join(directory, SCRIPTS))).toBe(true);
});

test.each([
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/plugins/two/gatsby-node.js",
  "plugins/two/loader.mjs",
  "data/schemas/jobs.schema.json",
  "node_modules/.package-lock.json",
])("what was made with another %s is deleted, once", (file) => {
  writeFiles(directory, { [file]: '"changed"' });
  expect(isCleared()).toBe(true);
  expect(existsSync(join(directory, SCRIPTS))).toBe(false);
  expect(isCleared()).toBe(false);
});
