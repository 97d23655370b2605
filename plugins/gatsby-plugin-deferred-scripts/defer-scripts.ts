import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** The comments around Gatsby's scripts, between which it exchanges them when they change and the page doesn't. */
const REGION = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

const SCRIPT = /<script src="([^"]+)" async><\/script>/;

/** The script files of all pages, which Gatsby needs only to prefetch them: gatsby-browser.ts turns that off. */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/** Tells Gatsby's runtime the page's path. */
const PATH_SCRIPT = /<script id="gatsby-script-loader">[^<]*<!\[CDATA\[[^<]*window\.pagePath=("[^"]*");[^<]*<\/script>/;

/** Tells Gatsby's runtime which build the page is of. */
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

/** The script of an earlier build. */
const OWN_SCRIPT = /<script data-path="[^>]*" data-scripts="[^>]*>.*?<\/script>/s;

interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface BuildStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const htmlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));

/**
 * Bundles the script that stands in every page.
 *
 * @param file absolute path of its source
 */
function bundleLoader(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    // Type checks are strict already; the words "use strict" would stand in each page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** Says which of Gatsby's insides has changed. */
const unknownOutput = (what: string) =>
  new Error(`gatsby-plugin-deferred-scripts: ${what}. It relies on what Gatsby 5.16 writes; see its README.md.`);

/**
 * Puts the script at the end of the first element that has an attribute, or where no element has it, in the place of
 * Gatsby's scripts.
 */
function insertScript(html: string, script: string, slot: string | undefined): string {
  const inSlot = slot && new RegExp(`<(\\w+)[^>]* ${slot}\\b[^>]*>.*?(?=</\\1>)`, "s");
  if (inSlot && inSlot.test(html)) return html.replace(inSlot, (element) => element + script);
  return html.replace(REGION, (_region, start: string, others: string, end: string) => start + others + script + end);
}

/** Lists what a page's scripts request when they run: their chunks, the page's data, and its static queries. */
function requestsOf(
  dataFile: string,
  { componentChunkName, staticQueryHashes }: PageData,
  stats: BuildStats,
  chunks: readonly string[],
): string[] {
  const assets = [...chunks, componentChunkName].flatMap((chunk) => {
    const group = stats.namedChunkGroups[chunk];
    if (!group) throw unknownOutput(`the build has no chunk named "${chunk}"`);
    return group.assets;
  });
  const files = new Set(assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js")));
  return [
    ...files,
    "/page-data/app-data.json",
    `/${dataFile}`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
}

/**
 * Defers the scripts of every built page until the page is painted: scripts that begin with the page take the share of
 * its pictures and fonts on a slow line. What Gatsby's inline scripts say goes into attributes of the script that does it,
 * whose text is the same on every page: one digest in a policy allows all.
 *
 * @param publicDirectory absolute path of the built site
 * @param loader absolute path of the source of the script that fetches them
 * @param chunks names of the chunks that every page imports at its start
 * @param slot an attribute of an element whose content React leaves alone, in which the script stands
 * @throws Error where a page doesn't have its scripts where Gatsby 5.16 writes them
 */
export function deferScripts(publicDirectory: string, loader: string, chunks: readonly string[], slot?: string): void {
  const stats = readJson(join(publicDirectory, "webpack.stats.json")) as BuildStats;
  const code = bundleLoader(loader);
  for (const file of htmlFiles(publicDirectory)) {
    const path = file.replace(/(^|\/)index\.html$/, "");
    const dataFile = `page-data/${path === "" ? "index" : path}/page-data.json`;
    if (!existsSync(join(publicDirectory, dataFile))) continue;
    const html = readFileSync(join(publicDirectory, file), "utf8");
    const [, start = "", scripts, end = ""] = REGION.exec(html) ?? [];
    if (scripts === undefined) throw unknownOutput(`public/${file} has no region of scripts`);
    // Gatsby leaves a page that didn't change as the last build finished it.
    if (!SCRIPT.test(scripts) && OWN_SCRIPT.test(html)) continue;

    const sources = [...scripts.matchAll(new RegExp(SCRIPT, "g"))].map(([, source = ""]) => source);
    if (sources.length === 0) throw unknownOutput(`public/${file} has no scripts in its region`);
    if (!CHUNK_MAPPING.test(scripts)) throw unknownOutput(`public/${file} has no chunk mapping in its region`);
    const [, build] = BUILD_SCRIPT.exec(scripts) ?? [];
    if (!build) throw unknownOutput(`public/${file} has no compilation hash in its region`);
    const data = readJson(join(publicDirectory, dataFile)) as PageData;
    const [, named = JSON.stringify(data.path)] = PATH_SCRIPT.exec(html) ?? [];
    const rest = html.replace(PATH_SCRIPT, "").replace(OWN_SCRIPT, "");
    if (JSON.parse(named) !== data.path || rest.includes("gatsby-script-loader")) {
      throw unknownOutput(`public/${file} doesn't tell its path as its data does`);
    }
    const requests = requestsOf(dataFile, data, stats, chunks).filter((one) => !sources.includes(one));
    const attributes = { path: data.path, build, scripts: sources.join(" "), requests: requests.join(" ") };
    const written = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`);
    const element = `<script ${written.join(" ")}>${code}</script>`;
    const others = scripts.replaceAll(new RegExp(SCRIPT, "g"), "").replace(CHUNK_MAPPING, "").replace(BUILD_SCRIPT, "");
    const bare = rest.replace(REGION, () => start + others + end);
    writeFileSync(join(publicDirectory, file), insertScript(bare, element, slot));
  }
}
