import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { format } from "prettier";
import { asText, checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { SHARE_GROUND } from "../../src/content/used-by-site";
import type { Colors } from "../../src/theme/colors";
import { proposeColors } from "../theme/propose-colors";
import type { Answers, LogoFile } from "./answers";
import { drawLogo } from "./draw-logo";
import type { Facts } from "./former-words";

const [SITE, OFFICES, THEME] = ["data/site.json", "data/offices.json", "data/theme.json"] as const;

const CHANGELOG = `# Changelog

What editors, visitors and operators notice. Dates are those of the release.

## Unreleased
`;

const read = async <Content>(directory: string, file: string) =>
  JSON.parse(await readFile(join(directory, file), "utf8")) as Content;

/** Writes content as it is written by hand, so that a diff shows what has changed. */
const write = async (directory: string, file: string, content: unknown) =>
  writeFile(join(directory, file), await format(JSON.stringify(content), { parser: "json", printWidth: 120 }));

/** Reads the facts of the firm that the site is of. */
export async function readFacts(directory: string): Promise<Facts> {
  return { site: await read(directory, SITE), offices: await read(directory, OFFICES) };
}

/** Writes the answers into the content of a site. */
async function writeContent(directory: string, { site, colors, offices }: Answers): Promise<Colors> {
  const { site: before } = await readFacts(directory);
  const theme = await read<{ readonly colors: Colors }>(directory, THEME);
  const proposed = proposeColors(colors);
  // A short name, which not every firm has, would stay the former one's.
  await write(directory, SITE, { ...before, shortName: undefined, ...site });
  await write(directory, OFFICES, offices);
  await write(directory, THEME, { ...theme, colors: proposed });
  return proposed;
}

/** Returns what the check finds wrong in the files that the answers were written into; undefined where it is nothing. */
async function mistakesIn(directory: string): Promise<string | undefined> {
  const findings = (await checkContent(directory, checkOptions)).filter(
    ({ file, severity }) => severity === "mistake" && [SITE, OFFICES, THEME].some((written) => written === file),
  );
  return findings.length > 0 ? asText(findings, checkOptions.folder) : undefined;
}

/**
 * Tries answers in a copy of the content.
 *
 * @throws Error with the check's own sentences where they can't be used
 */
export async function tryAnswers(directory: string, answers: Answers): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "adopt-"));
  try {
    await cp(join(directory, "data"), join(copy, "data"), { recursive: true });
    await symlink(join(resolve(directory), "src"), join(copy, "src"), "dir");
    await writeContent(copy, answers);
    const mistakes = await mistakesIn(copy);
    if (mistakes) throw new Error(`These answers can't be used, and nothing was changed:\n\n${mistakes}`);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Writes answers into a site: its facts, its offices, the colors that follow from the given ones, and the logo. Where
 * the firm is another one than before, the former one's art for shared pictures and its changelog go.
 *
 * @param directory absolute path of the site, whose typefaces have been made
 * @throws Error where a file of the logo can't be read
 */
export async function applyAnswers(directory: string, answers: Answers): Promise<void> {
  const { site: before } = await readFacts(directory);
  const colors = await writeContent(directory, answers);
  const { site } = await readFacts(directory);
  const isDrawn = Object.keys(answers.logo).length < Object.keys(site.logo).length;
  const drawn = isDrawn ? await drawLogo(site.brand, colors, directory) : undefined;
  for (const [name, file] of Object.entries(site.logo) as [LogoFile, string][]) {
    const own = answers.logo[name];
    await writeFile(join(directory, "data", file), own ? await readFile(own) : `${drawn?.[name] ?? ""}\n`);
  }
  if (before.brand === site.brand) return;
  await rm(join(directory, "data", SHARE_GROUND), { force: true });
  await writeFile(join(directory, "CHANGELOG.md"), CHANGELOG);
}
