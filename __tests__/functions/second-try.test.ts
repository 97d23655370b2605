import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const REPORTER = join(process.cwd(), "__tests__/support/second-try-reporter.mjs");
const SECOND_TRY = join(process.cwd(), "__tests__/browser/support/second-try.ts");

/** What jest says of one file of tests whose failures are tried again as the browser tests' are. */
async function runTests(text: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "second-try-"));
  try {
    // Has no types in it.
    await cp(SECOND_TRY, join(directory, "second-try.js"));
    await writeFile(join(directory, "some.test.js"), text);
    const config = {
      rootDir: directory,
      setupFilesAfterEnv: ["<rootDir>/second-try.js"],
      reporters: [REPORTER],
      transform: {},
    };
    const args = [join(process.cwd(), "node_modules/jest/bin/jest.js"), "--config", JSON.stringify(config)];
    const run = promisify(execFile)(process.execPath, args, { cwd: directory });
    const { stdout } = await run.catch((failure: unknown) => failure as { stdout: string });
    return stdout;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

describe("a browser test that fails", () => {
  test("is tried again, and named where it passes then", async () => {
    const said = await runTests(`
      let tries = 0;
      describe("a page", () => {
        test("opens at its second try", () => { tries += 1; expect(tries).toBe(2); });
        test("opens", () => undefined);
      });
    `);
    expect(said).toBe("Passed only when tried again: some.test.js › a page opens at its second try\n");
  });

  test("is not tried more than once again", async () => {
    const said = await runTests(`
      let tries = 0;
      test("opens at its third try", () => { tries += 1; expect(tries).toBe(3); });
    `);
    expect(said).not.toContain("opens at its third try");
  });
});
