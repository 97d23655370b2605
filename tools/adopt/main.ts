// What does it take for another firm to have this site? `npm run adopt` asks for its facts, and writes them
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { Command } from "commander";
import { asText, checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { git } from "../project-copy/worktree";
import { readAnswers } from "./answers";
import { applyAnswers, readFacts, tryAnswers } from "./apply-answers";
import { askForAnswers } from "./ask";
import { findFormerTexts } from "./former-words";

const DIRECTORY = resolve(".");

/** What no program can know. docs/adopt.md has a section about each. */
const FOR_A_PERSON = [
  "Texts: articles, case studies, services, people and everything else in data/ is the former firm’s; `npm start` shows it.",
  "Figures: statistics in data/site.json, and what docs/claims.md holds together.",
  "People and pictures: data/leaders.json, data/images/, and the pictures in docs/.",
  "Legal review: data/legal.json.",
  "Accounts: Netlify, mail and the desk, as docs/deploy.md says.",
];

const changedFiles = () =>
  git("status", "--porcelain", "--untracked-files=all")
    .split("\n")
    .map((line) => line.slice(3))
    .filter(Boolean);

async function adopt({ answers: file }: { readonly answers?: string }): Promise<void> {
  const changed = changedFiles();
  if (changed.length > 0) {
    throw new Error(`Commit or put away these changes first, so that nothing of yours is lost:\n${changed.join("\n")}`);
  }
  const former = await readFacts(DIRECTORY);
  const answers = file ? readAnswers(file, DIRECTORY) : await askForAnswers();
  await tryAnswers(DIRECTORY, answers);
  execFileSync(process.execPath, ["--import", "tsx", "src/fonts/make-typefaces.mts"], { stdio: "pipe" });
  await applyAnswers(DIRECTORY, answers);
  // Whatever .gitattributes gives to this driver stays as the firm has it when it merges improvements.
  git("config", "merge.own.driver", "true");

  const written = changedFiles();
  console.log(written.length > 0 ? `Written:\n${written.map((one) => `  ${one}`).join("\n")}` : "Nothing to change.");
  const texts = findFormerTexts(DIRECTORY, former, await readFacts(DIRECTORY));
  if (texts.length > 0) {
    console.log("\nThese lines still say something of the former firm:");
    for (const { file: place, line, words } of texts) console.log(`  ${place}:${String(line)}  ${words.join(", ")}`);
  }
  const findings = await checkContent(DIRECTORY, checkOptions);
  console.log(`\nThe check:\n${asText(findings, checkOptions.folder)}`);
  console.log(`\nLeft for a person:\n${FOR_A_PERSON.map((task) => `- ${task}`).join("\n")}`);
  process.exitCode = findings.some(({ severity }) => severity === "mistake") ? 1 : 0;
}

new Command("adopt")
  .description(
    "Makes this site another firm’s: its facts, offices, colors, logo and pages. docs/adopt.md is the guide.",
  )
  .option("--answers <file>", "take the answers from a JSON file instead of asking")
  .action(adopt)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
