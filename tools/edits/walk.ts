import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { git } from "../project-copy/worktree";
import { copySite } from "../project-copy/site-copy";
import type { SiteCopy } from "../project-copy/site-copy";

/** What a command says of an edit. */
export interface Step {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const MAIN = "main";

/** Copies what tests read besides the site's sources, and begins a repository with all of it on its main branch. */
async function completeCopy({ directory }: SiteCopy): Promise<void> {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").split("\n");
  for (const file of files) {
    const target = join(directory, file);
    if (file && existsSync(file) && !existsSync(target)) await cp(file, target);
  }
  const run = (...args: string[]) => execFileSync("git", args, { cwd: directory, stdio: "pipe" });
  run("init", "--quiet", "--initial-branch", MAIN);
  run("add", "--all");
  run("-c", "user.name=Walk", "-c", "user.email=walk@corvane.example", "commit", "--quiet", "--message", "Start");
}

/** Copies the project, with the parts that only tests need, into a repository of its own. */
export async function copyProject(): Promise<SiteCopy> {
  const site = await copySite();
  await completeCopy(site);
  return site;
}

/** Runs a command in the copy; with its output on the screen where it fails. */
export async function runStep(site: SiteCopy, name: string, args: readonly string[]): Promise<Step> {
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: site.directory,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = (Date.now() - started) / 1000;
  return { name, passed: code === 0, seconds, output: Buffer.concat(output).toString() };
}

/** Something under `__tests__` that reads files or content, by the text of the file. */
const READS = /"node:(fs|child_process)|\/data\/|content-schema"/;

/** The files from which jest finds the tests that may depend on the content. */
export function readersOfContent(): string[] {
  const listed = git("ls-files", "--cached", "--others", "--exclude-standard", "data/*.json", "*__tests__/*").split(
    "\n",
  );
  return listed.filter(
    (file) =>
      existsSync(file) && (file.endsWith(".json") || (/\.tsx?$/.test(file) && READS.test(readFileSync(file, "utf8")))),
  );
}
