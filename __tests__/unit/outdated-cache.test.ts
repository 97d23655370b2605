import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { statusReducer } from "gatsby/dist/redux/reducers/status";
import { clearOutdatedCache, keepOrigin } from "../../src/content/outdated-cache";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

/** What webpack has kept of the scripts. */
const SCRIPTS = ".cache/webpack/stage-build-javascript/0.pack";

let directory: string;
let status: ReturnType<typeof statusReducer>;
let said: string[];

type Action = Parameters<typeof statusReducer>[1];

/** Gatsby's own record of its cache, and what it gives to a plugin. */
const args = {
  store: {
    getState: () => ({ program: { directory }, status }),
    dispatch: (action: Action) => {
      status = statusReducer(status, action);
    },
  },
  actions: {
    setPluginStatus: (payload: Record<string, unknown>) => {
      status = statusReducer(status, {
        type: "SET_PLUGIN_STATUS",
        plugin: { name: "default-site-plugin" },
        payload,
      } as unknown as Action);
    },
  },
  reporter: { info: (text: string) => said.push(text) },
} as unknown as ParentSpanPluginArgs;

/** Whether Gatsby begins anew where it starts as things are: it does without a hash of its plugins. */
function beginsAnew(): boolean {
  clearOutdatedCache(args);
  return status.PLUGINS_HASH === "";
}

/** A folder that was built once. */
beforeEach(() => {
  said = [];
  directory = join(makeFolder(), "site");
  writeFiles(directory, {
    ".cache/compiled/gatsby-node.js": "exports.sourceNodes = () => 1;",
    ".cache/compiled/plugins/one/gatsby-node.js": "exports.onCreateNode = () => 1;",
    "data/schemas/jobs.schema.json": "{}",
    "data/site.json": '{ "brand": "Tessaline", "tagline": "Advice", "pages": { "blog": true } }',
    "data/offices.json": "[]",
    "node_modules/.package-lock.json": "{}",
    [SCRIPTS]: "modules",
  });
  status = statusReducer(undefined, { type: "UPDATE_PLUGINS_HASH", payload: "hash" } as Action);
  keepOrigin(args);
});

afterEach(removeFolders);

test("what the same code made stays", () => {
  expect(beginsAnew()).toBe(false);
  expect(said).toEqual([]);
});

test.each([
  ["code", ".cache/compiled/gatsby-node.js"],
  ["code", ".cache/compiled/plugins/one/gatsby-node.js"],
  ["code", ".cache/compiled/plugins/two/gatsby-node.js"],
  ["packages", "node_modules/.package-lock.json"],
  ["schemas", "data/schemas/jobs.schema.json"],
  ["schemas", "data/schemas/prizes.schema.json"],
])("what other %s made is made anew, and said: %s", (what, file) => {
  writeFiles(directory, { [file]: '"changed"' });
  expect(beginsAnew()).toBe(true);
  expect(said).toEqual([`Gatsby begins anew, as its cache was made with something else: ${what}`]);
});

test.each([
  ["code", ".cache/compiled/gatsby-node.js", false],
  ["packages", "node_modules/.package-lock.json", false],
  ["schemas", "data/schemas/jobs.schema.json", true],
])("whether webpack's cache stays with other %s: %s, %s", (_what, file, stays) => {
  writeFiles(directory, { [file]: '"changed"' });
  beginsAnew();
  expect(existsSync(join(directory, SCRIPTS))).toBe(stays);
});

test.each([
  ["words for placeholders", "placeholders", { brand: "Tessaline & Orr" }],
  ["pages", "pages switched off", { pages: { blog: false } }],
])("what was made with other %s is made anew, and not what was made with other facts", (_what, reason, change) => {
  const site = { brand: "Tessaline", tagline: "Good advice", pages: {} };
  writeFiles(directory, { "data/site.json": JSON.stringify(site) });
  expect(beginsAnew()).toBe(false);
  writeFiles(directory, { "data/site.json": JSON.stringify({ ...site, ...change }) });
  expect(beginsAnew()).toBe(true);
  expect(said).toEqual([expect.stringMatching(new RegExp(`: ${reason}$`))]);
});

test("what was made in another folder is made anew", () => {
  renameSync(directory, `${directory}-copy`);
  directory = `${directory}-copy`;
  expect(beginsAnew()).toBe(true);
  expect(said).toEqual([expect.stringMatching(/: folder$/)]);
});

test("what was made with drafts, while developing, is made anew for visitors", () => {
  process.env.CONTEXT = "deploy-preview";
  keepOrigin(args);
  delete process.env.CONTEXT;
  expect(beginsAnew()).toBe(true);
  expect(said).toEqual([expect.stringMatching(/: drafts$/)]);
});

test("what was made before Gatsby kept its origin is made anew", () => {
  status = statusReducer(undefined, { type: "UPDATE_PLUGINS_HASH", payload: "hash" } as Action);
  expect(beginsAnew()).toBe(true);
});

test("nothing is said where nothing was made yet", () => {
  status = statusReducer(undefined, { type: "DELETE_CACHE" } as Action);
  clearOutdatedCache(args);
  expect(said).toEqual([]);
});

test("a Gatsby that doesn't begin anew stops the build", () => {
  writeFiles(directory, { "node_modules/.package-lock.json": "changed" });
  const store = { ...args.store, dispatch: () => undefined } as unknown as typeof args.store;
  expect(() => {
    clearOutdatedCache({ store, reporter: args.reporter });
  }).toThrow("Gatsby keeps an outdated cache: run npm run clean");
});

test("packages that npm hasn't installed stop the build", () => {
  renameSync(`${directory}/node_modules/.package-lock.json`, `${directory}/node_modules/other.json`);
  expect(() => beginsAnew()).toThrow("run npm ci");
});
