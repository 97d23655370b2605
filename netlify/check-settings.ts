import { settingsProblems } from "./settings";

/** Stops a production deploy whose environment is not complete: netlify.toml runs it before the build. */
const problems = settingsProblems();
if (problems.length > 0) {
  console.error(`The environment variables of this site need attention (README.md, “Deploying to Netlify”):`);
  for (const problem of problems) console.error(`- ${problem}`);
  process.exitCode = 1;
}
