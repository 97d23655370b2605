import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const FOLDERS = ["articles", "case-studies", "jobs", "white-papers", "upcoming-webinars", "past-webinars"];

test.each(FOLDERS)("two branches that add an entry each to data/%s/ merge without a conflict", (folder) => {
  const repository = makeFolder();
  const inRepository = (name: string) => join(repository, "data", folder, `${name}.json`);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", ...args], {
      cwd: repository,
      encoding: "utf8",
    });
  const commit = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };

  git("init", "--quiet", "--initial-branch", "main");
  cpSync(join(__dirname, "../fixtures/content", folder), join(repository, "data", folder), { recursive: true });
  commit("The content");
  for (const name of ["one", "another"]) {
    git("switch", "--quiet", "--create", name, "main");
    writeFileSync(inRepository(name), `{\n  "title": "${name}"\n}\n`);
    commit(`Add ${name}`);
  }
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-edit", "one");
  git("merge", "--quiet", "--no-edit", "another");

  expect(git("status", "--porcelain")).toBe("");
  expect(existsSync(inRepository("one"))).toBe(true);
  expect(readFileSync(inRepository("another"), "utf8")).toContain("another");
});
