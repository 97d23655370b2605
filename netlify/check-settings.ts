import { settingsProblems } from "./settings";

/** Stops a build of the published site whose environment is not complete: netlify.toml runs it before the build. */
const problems = settingsProblems();
if (problems.length > 0) {
  console.error(
    `Set the environment variables of this site (README.md, “Deploying to Netlify”): ${problems.join("; ")}.`,
  );
  process.exitCode = 1;
}
