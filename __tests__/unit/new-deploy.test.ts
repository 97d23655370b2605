/** @jest-environment jsdom */
import { reloadForNewDeploy } from "../../src/lib/new-deploy";

/** What webpack throws where a chunk cannot be fetched. */
const missing = Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" });

/** Another build is deployed, or none can be asked for. */
function deploy(build: string | null): void {
  globalThis.fetch = () =>
    build === null
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ ok: true, json: () => Promise.resolve({ webpackCompilationHash: build }) } as Response);
}

beforeEach(() => {
  // jsdom doesn't reload pages, and says so.
  jest.spyOn(console, "error").mockImplementation();
  Object.assign(window, { ___webpackCompilationHash: "old" });
  deploy("new");
});

it("reloads the page once for a build that has taken a part of it away", async () => {
  expect(await reloadForNewDeploy(missing)).toBe(true);
  expect(await reloadForNewDeploy(missing)).toBe(false);
  deploy("newer");
  expect(await reloadForNewDeploy(missing)).toBe(true);
});

it.each([
  ["the same build is deployed", () => deploy("old"), missing],
  ["there is no connection", () => deploy(null), missing],
  ["something else is wrong", () => deploy("new"), new TypeError("x is undefined")],
  ["nothing is thrown", () => deploy("new"), undefined],
])("leaves the page where %s", async (_case, prepare, error) => {
  prepare();
  expect(await reloadForNewDeploy(error)).toBe(false);
});

it("leaves the page where the browser keeps no note of a reload", async () => {
  const spy = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  expect(await reloadForNewDeploy(missing)).toBe(false);
  spy.mockRestore();
});
