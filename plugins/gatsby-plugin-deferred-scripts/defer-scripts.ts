import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** What Gatsby writes its scripts between, and finds them by when they change while the page doesn't. */
const REGION = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** The files of all pages' scripts, by which Gatsby would fetch them ahead: gatsby-browser.tsx does that otherwise. */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/** The chunk that gatsby-browser.tsx asks for. */
export const SHELL = "shell";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface BuildStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const htmlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));

/** The script that stands in every page, without what only its readers need. */
function startUpScript(projectDirectory: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectDirectory, "plugins/gatsby-plugin-deferred-scripts/loader.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    // Type checks are strict; the words "use strict" need not stand in each page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/** What a page's scripts ask for once they run: its data and its component, with all that belongs to them. */
function neededBy(publicDirectory: string, dataFile: string, stats: BuildStats): string[] {
  const { componentChunkName, staticQueryHashes } = readJson(join(publicDirectory, dataFile)) as PageData;
  const chunks = [SHELL, componentChunkName].flatMap((chunk) => stats.namedChunkGroups[chunk]?.assets ?? []);
  const files = new Set(chunks.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js")));
  return [
    ...files,
    "/page-data/app-data.json",
    `/${dataFile}`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
}

/**
 * Lets the scripts of every built page wait until it is drawn: scripts that begin with the page take its pictures' and
 * fonts' share of a slow line. docs/performance.md
 *
 * @param projectDirectory the project's folder, absolute
 */
export function startScriptsLate(projectDirectory: string): void {
  const publicDirectory = join(projectDirectory, "public");
  const stats = readJson(join(publicDirectory, "webpack.stats.json")) as BuildStats;
  const code = startUpScript(projectDirectory);
  for (const file of htmlFiles(publicDirectory)) {
    const path = file.replace(/(^|\/)index\.html$/, "");
    const dataFile = `page-data/${path === "" ? "index" : path}/page-data.json`;
    if (!existsSync(join(publicDirectory, dataFile))) continue;
    const html = readFileSync(join(publicDirectory, file), "utf8");
    const late = html.replace(REGION, (region, start: string, scripts: string, end: string) => {
      const sources = [...scripts.matchAll(SCRIPT)].map(([, source = ""]) => source);
      // A page that didn't change is as the last build left it.
      if (sources.length === 0) return region;
      const needs = neededBy(publicDirectory, dataFile, stats).filter((address) => !sources.includes(address));
      const element = `<script data-scripts="${sources.join(" ")}" data-needs="${needs.join(" ")}">${code}</script>`;
      return `${start}${scripts.replace(SCRIPT, "").replace(CHUNK_MAPPING, "")}${element}${end}`;
    });
    if (late !== html) writeFileSync(join(publicDirectory, file), late);
  }
}
