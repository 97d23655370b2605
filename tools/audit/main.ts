// Does a package that runs in production have a known severe weakness? `npm run audit`
import { spawnSync } from "node:child_process";
import exceptions from "./exceptions.json";
import { auditProblems, severeAdvisories } from "./judge";
import type { AuditReport } from "./judge";

/** Fails unless `exceptions.json` has a valid exception for each severe advisory. */
function main(): void {
  // npm exits with a failure when there are advisories, and prints them all the same.
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  const problems = auditProblems(severeAdvisories(JSON.parse(stdout) as AuditReport), exceptions, new Date());
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("No severe advisory counts for what runs in production.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
