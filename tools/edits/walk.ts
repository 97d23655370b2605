import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { git } from "../project-copy/worktree";
import { copySite } from "../project-copy/site-copy";
import type { SiteCopy } from "../project-copy/site-copy";

/** What a command says of an edit. */
export interface Step {
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const MAIN = "main";

/** Commits whatever has changed in a copy. */
export function commitAll(directory: string, message: string): void {
  const run = (...args: string[]) => execFileSync("git", args, { cwd: directory, stdio: "pipe" });
  run("add", "--all");
  run("-c", "user.name=Walk", "-c", "user.email=walk@example.com", "commit", "--quiet", "--message", message);
}

/** Copies what tests read besides the site's sources, and begins a repository with all of it on its main branch. */
async function completeCopy({ directory }: SiteCopy): Promise<void> {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").split("\n");
  for (const file of files) {
    const target = join(directory, file);
    if (file && existsSync(file) && !existsSync(target)) await cp(file, target);
  }
  execFileSync("git", ["init", "--quiet", "--initial-branch", MAIN], { cwd: directory });
  // The copy's is a link, which the pattern of .gitignore, that of a folder, doesn't match.
  appendFileSync(join(directory, ".git", "info", "exclude"), "node_modules\n");
  commitAll(directory, "Start");
}

/** Copies the project, with the parts that only tests need, into a repository of its own. */
export async function copyProject(): Promise<SiteCopy> {
  const site = await copySite();
  await completeCopy(site);
  return site;
}

/** What Netlify sets for the build of a pull request, which shows drafts. */
const PULL_REQUEST = { CONTEXT: "deploy-preview" };

/**
 * Copies and builds the project as it is, to compare edits with.
 *
 * @throws Error with the build's output when it fails
 */
export async function buildBase(): Promise<SiteCopy> {
  const base = await copyProject();
  const { passed, output } = await runStep(base, [join("node_modules", "gatsby", "cli.js"), "build"], PULL_REQUEST);
  if (!passed) throw new Error(output);
  return base;
}

/** Where a build keeps the files that it has made of pictures. */
const MADE_FILES = join("public", "static");

/** Gives a copy the pictures of another one's build, which take most of a build's time. */
async function takePictures(site: SiteCopy, base: SiteCopy): Promise<void> {
  await cp(join(base.directory, MADE_FILES), join(site.directory, MADE_FILES), { recursive: true });
}

/** Judges the changes of a copy as a pull request does, against the build of a copy without them. */
export async function judge(site: SiteCopy, base: SiteCopy): Promise<Step> {
  await takePictures(site, base);
  commitAll(site.directory, "Edit");
  return runStep(
    site,
    ["--import", "tsx", "tools/review/main.ts", "HEAD^", "--base-build", base.directory],
    PULL_REQUEST,
  );
}

/** Runs a script of Node in the copy. */
export async function runStep(
  site: SiteCopy,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Step> {
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: site.directory,
    env: { ...process.env, ...settings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = (Date.now() - started) / 1000;
  return { passed: code === 0, seconds, output: Buffer.concat(output).toString() };
}

/** A file under `__tests__` that reads the content itself: by its path, or by the parts of it. */
const READS = /\.\.\/data(?!\/schemas)|(?:join|read\w+|cpSync)\([^;]*?"data["/]|of \[[^\]]*"data"/;

/** The files from which jest finds the tests that may depend on what has changed in the copy. */
export function filesToTrace({ directory }: SiteCopy): string[] {
  const changed = execFileSync("git", ["ls-files", "--others", "--modified", "--exclude-standard"], {
    cwd: directory,
    encoding: "utf8",
  }).split("\n");
  const kept = changed.filter((file) => file.endsWith(".json") && existsSync(join(directory, file)));
  const code = git("ls-files", "--cached", "--others", "--exclude-standard", "*__tests__/*.ts", "*__tests__/*.tsx");
  return [...kept, ...code.split("\n").filter((file) => existsSync(file) && READS.test(readFileSync(file, "utf8")))];
}
