import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Counts } from "./counts";

/** A part of `npm test`: a command. Those of jest tell how many tests passed. */
export interface Part {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether the command writes counts; without them it counts as failed. */
  readonly hasTests?: boolean;
  /** Whether its output is shown at once, which is legible only while nothing else runs. */
  readonly live?: boolean;
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

function readCounts(file: string): Counts | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Counts;
  } catch {
    return null;
  }
}

/**
 * Runs a part and shows its output in one piece.
 *
 * @returns the counts of its tests; a part that fails counts at least one failed test
 */
export async function runPart({ name, command, args, hasTests = false, live = false }: Part): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "test-counts-"));
  const countsFile = join(folder, "counts.json");
  const started = Date.now();
  if (live) console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    env: { ...process.env, COUNTS_FILE: countsFile, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
    stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    // npm is a script on Windows.
    shell: process.platform === "win32",
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];

  const found = readCounts(countsFile);
  rmSync(folder, { recursive: true });
  const counts = found ?? (hasTests ? { ...NO_TESTS, failed: 1 } : NO_TESTS);
  const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
  if (!live) console.log(`\n── ${name}\n${Buffer.concat(output).toString().trim()}`);
  const seconds = String(Math.round((Date.now() - started) / 1000));
  const ending = failed > 0 ? `FAILED (${signal ?? `exit code ${String(code)}`})` : "passed";
  console.log(`── ${name}: ${ending} in ${seconds} s`);
  return { ...counts, failed };
}
