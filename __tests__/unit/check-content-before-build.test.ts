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
async function panicsWith(): Promise<string[]> {
  const messages: string[] = [];
  const state = { program: { directory }, config: { siteMetadata: { pictureHost } } };
  const args = {
    store: { getState: () => state },
    reporter: { panic: (message: string) => messages.push(message), warn: () => undefined },
  } as unknown as ParentSpanPluginArgs;
  await checkContentBeforeBuild?.(args, { plugins: [] }, () => undefined);
  return messages;
}

test("good content lets the build go on", async () => {
  expect(await panicsWith()).toEqual([]);
});

test("a mistake stops it with the file and what is wrong", async () => {
  writeFileSync(join(directory, "data/partners.json"), '[{ "nmae": "Misspelt" }]');
  const [message] = await panicsWith();
  expect(message).toContain("data/partners.json:1:4");
  expect(message).toContain("did you mean: name");
});
