import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContentBeforeBuild } from "../../src/content/check-content-before-build";

const pictureHost = { origin: "https://images.example", parameters: { width: "w", height: "h" }, fixed: {} };

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "corvane-content-"));
  cpSync("data", join(directory, "data"), { recursive: true });
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** Runs the step as Gatsby does, and tells what it stopped the build with. */
function panicsWith(): string[] {
  const messages: string[] = [];
  const state = { program: { directory }, config: { siteMetadata: { pictureHost } } };
  const args = {
    store: { getState: () => state },
    reporter: { panic: (message: string) => messages.push(message) },
  } as unknown as ParentSpanPluginArgs;
  void checkContentBeforeBuild?.(args, { plugins: [] }, () => undefined);
  return messages;
}

test("good content lets the build go on", () => {
  expect(panicsWith()).toEqual([]);
});

test("a mistake stops it with the file and what is wrong", () => {
  writeFileSync(join(directory, "data/partners.json"), '[{ "nmae": "Misspelt" }]');
  const [message] = panicsWith();
  expect(message).toContain("data/partners.json");
  expect(message).toContain('unknown key "nmae"');
});
