import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baseBuild } from "../../tools/project-copy/base-build";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

const home = process.cwd();

let project: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: project, stdio: "pipe" });

/** Commits what stands in the project. */
function commit(): void {
  git("add", "--all");
  git("-c", "user.name=Editor", "-c", "user.email=editor@example.com", "commit", "--quiet", "--message=Change");
}

/** A project whose build writes a word of its own and one of a package into a page, with a commit for each word. */
beforeEach(() => {
  project = makeFolder({
    ".gitignore": "node_modules\npublic\n",
    "package.json": JSON.stringify({ scripts: { build: "node build.js" } }),
    "package-lock.json": JSON.stringify({ lockfileVersion: 3, packages: {} }),
    "node_modules/greeting/index.js": "module.exports = 'Hello';",
    "build.js": `
      const { mkdirSync, writeFileSync } = require("node:fs");
      let greeting = "Nothing installed";
      try { greeting = require("greeting"); } catch {}
      mkdirSync("public");
      writeFileSync("public/index.html", greeting + ", " + require("./word.json"));`,
    "word.json": '"old"',
  });
  process.chdir(project);
  git("init", "--quiet");
  commit();
  writeFiles(project, { "word.json": '"new"' });
  commit();
});

afterEach(() => {
  process.chdir(home);
  removeFolders();
});

const pageOf = (folder: string) => readFileSync(join(folder, "index.html"), "utf8");

test("a commit is built beside the present tree, with the packages that are installed", async () => {
  expect(pageOf(await baseBuild("HEAD^"))).toBe("Hello, old");
  expect(existsSync("public")).toBe(false);
  expect(git("worktree", "list").toString().trim().split("\n")).toHaveLength(1);
  expect(git("status", "--porcelain").toString()).toBe("");
});

test("a commit with other packages gets its own", async () => {
  writeFiles(project, { "package-lock.json": JSON.stringify({ lockfileVersion: 3, packages: { "": { name: "x" } } }) });
  expect(pageOf(await baseBuild("HEAD"))).toBe("Nothing installed, new");
});

test("a commit is built once a day", async () => {
  const folder = await baseBuild("HEAD^");
  writeFileSync(join(folder, "index.html"), "Kept");
  expect(pageOf(await baseBuild("HEAD~1"))).toBe("Kept");
  expect(pageOf(await baseBuild("HEAD"))).toBe("Hello, new");
});

test("a folder is taken as it is", async () => {
  const folder = makeFolder({ "public/index.html": "Another build" });
  expect(await baseBuild(folder)).toBe(join(folder, "public"));
});

test("what is neither is told", async () => {
  await expect(baseBuild("nothing")).rejects.toThrow(
    '"nothing" is neither a branch, tag or commit nor a folder with a built site in public/.',
  );
});
