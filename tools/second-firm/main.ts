// Are site and tests the product's, or one firm's? Adopts a copy for another firm, and builds and tests it there
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { readFacts } from "../adopt/apply-answers";
import { namesOf } from "../adopt/former-words";
import type { Facts } from "../adopt/former-words";
import { commitAll, copyProject, runStep } from "../edits/walk";
import type { SiteCopy } from "../project-copy/site-copy";
import { closingLine, sum } from "../test/counts";
import type { Counts } from "../test/counts";
import { runPart } from "../test/run-part";
import type { Part } from "../test/run-part";
import { SECOND_FIRM } from "./answers";

/** What visitors of any firm do, and what another name, other colors or another page less could break. */
const JOURNEYS = [
  ...["home", "navigation", "mobile-menu", "header-and-footer", "not-found", "head", "findable-files"],
  ...["forms", "forms-without-javascript", "newsletter", "structured-data", "hero-contrast", "pages-on-a-phone"],
].map((name) => `__tests__/browser/${name}.test.ts`);

const node = (name: string, args: readonly string[], rest: Partial<Part> = {}): Part => ({
  name: `another firm's ${name}`,
  command: process.execPath,
  args,
  ...rest,
});

/** Takes the last two services out, as an owner would: with what refers to them. */
async function takeOutServices(site: SiteCopy): Promise<void> {
  const gone: unknown[] = [];
  await site.editEntries("services", (services) => {
    gone.push(...services.slice(-2).map(({ id }) => id));
    return services.slice(0, -2);
  });
  const links = new RegExp(`"/services/(?:${gone.join("|")})"`, "g");
  await site.editEntries("articles", (articles) =>
    articles.map((article) => {
      const content = String(article.content).replace(links, '"/services"');
      return content === article.content ? article : { ...article, content };
    }),
  );
  await site.editEntries("case-studies", (studies) => studies.filter(({ service }) => !gone.includes(service)));
  commitAll(site.directory, "Take two services out");
}

/**
 * Adopts a copy for the second firm.
 *
 * @throws Error with what the command said where it failed
 */
async function adopt(site: SiteCopy): Promise<void> {
  const file = `${site.directory}-answers.json`;
  writeFileSync(file, JSON.stringify(SECOND_FIRM));
  const { passed, output } = await runStep(site, ["--import", "tsx", "tools/adopt/main.ts", "--answers", file]);
  rmSync(file);
  if (!passed) throw new Error(`The adoption failed:\n${output}`);
  commitAll(site.directory, "Adopt");
}

/** Returns the files of the built site that still say a name or an address of the former firm. */
function filesWithNames({ directory }: SiteCopy, former: Facts): string[] {
  const names = namesOf(former);
  const built = join(directory, "public");
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const text = readFileSync(file, "utf8").replaceAll("&amp;", "&");
      return names.some((name) => text.includes(name));
    });
}

/** Builds the copy, and runs the unit and function tests and the journeys in it. */
async function testParts(site: SiteCopy, former: Facts): Promise<readonly Counts[]> {
  const { directory } = site;
  const jest = (name: string, args: readonly string[], rest: Partial<Part> = {}) =>
    runPart(node(name, ["node_modules/jest/bin/jest.js", ...args], { directory, hasTests: true, ...rest }));
  const [built, tested] = await Promise.all([
    runPart(node("build", [join("node_modules", "gatsby", "cli.js"), "build"], { directory })),
    jest("unit and function tests", ["--selectProjects", "unit", "components", "functions"]),
  ]);
  if (built.failed > 0) return [built, tested];
  const files = filesWithNames(site, former);
  for (const file of files) console.log(`${file} still says a name or an address of the former firm`);
  const names = { passed: files.length > 0 ? 0 : 1, failed: files.length, skipped: 0 };
  return [tested, names, await jest("journeys", [...JOURNEYS, "--selectProjects", "browser"], { live: true })];
}

async function main({ all = false }: { readonly all?: boolean }): Promise<void> {
  const site = await copyProject();
  try {
    const former = await readFacts(site.directory);
    await takeOutServices(site);
    await adopt(site);
    const { directory } = site;
    const everything = node("npm test", ["--import", "tsx", "tools/test/main.ts"], { directory, live: true });
    const total = sum(all ? [await runPart(everything)] : await testParts(site, former));
    process.exitCode = total.failed > 0 ? 1 : 0;
    console.log(closingLine(total));
  } finally {
    await site.remove();
  }
}

new Command("second-firm")
  .description("Adopts a copy for another firm, and runs the unit and function tests and the core journeys there.")
  .option("--all", "run everything that npm test runs")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
