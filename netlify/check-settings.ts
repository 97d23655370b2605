import { settingsProblems } from "./settings";

/** netlify.toml runs this before a production build: without these variables nobody would be mailed. */
const problems = settingsProblems();
if (problems.length > 0) {
  console.error(
    `Set the environment variables of this site (README.md, “Deploying to Netlify”): ${problems.join("; ")}.`,
  );
  process.exitCode = 1;
}
