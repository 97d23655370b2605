import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { transformSync } from "esbuild";
import type { BuildArgs } from "gatsby";
import { builtPages } from "../../gatsby/output/built-pages";

/** Gatsby replaces the scripts between these comments if they change and the page doesn't. */
const REGION = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** The script files of all pages. Gatsby needs them only to prefetch pages, which gatsby-browser.ts disables. */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/** Sets the path of the page for Gatsby's runtime. */
const PATH_SCRIPT = /<script id="gatsby-script-loader">[^<]*<!\[CDATA\[[^<]*window\.pagePath="[^"]*";[^<]*<\/script>/;

/** Sets the hash of the build for Gatsby's runtime. */
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

const OWN_SCRIPT = /<script data-path="[^>]*" data-scripts="[^>]*>.*?<\/script>/s;

/**
 * gatsby-plugin-chakra-static's FirstScreenEnd with its style sheet. The script has to follow the sheet: without a script
 * after it, Firefox paints the rest of the page unstyled before the sheet has loaded.
 */
const FIRST_SCREEN_END = /<div data-first-screen-end\b[^>]*>.*?(?=<\/div>)/s;

type PageData = Readonly<{ componentChunkName: string; staticQueryHashes: readonly string[] }>;
type BuildStats = Readonly<{ namedChunkGroups: Partial<Record<string, { assets: readonly { name: string }[] }>> }>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

// Gatsby compiles this file to another folder, so `__dirname` is of no use.
const LOADER = resolve("plugins/gatsby-plugin-deferred-scripts/inline-loader.ts");

/** Compiles the inline script, without the unnecessary "use strict". */
function compileInline(): string {
  const tsconfigRaw = { compilerOptions: { alwaysStrict: false } };
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020", tsconfigRaw } as const;
  return transformSync(readFileSync(LOADER, "utf8"), options).code.trim();
}

/**
 * Replaces Gatsby's scripts in every page with one that loads them after the first paint. Its code is the same on
 * all pages, and the differences are in its attributes, so the Content-Security-Policy needs one digest.
 */
export function onPostBuild(args: BuildArgs): void {
  const stats = readJson("public/webpack.stats.json") as BuildStats;
  const code = compileInline();
  for (const { path, file, html } of builtPages(args)) {
    const scripts = REGION.exec(html)?.[2] ?? "";
    const sources = [...scripts.matchAll(SCRIPT)].map(([, source = ""]) => source);
    // Gatsby doesn't rewrite pages that haven't changed since the last build.
    if (sources.length === 0 && OWN_SCRIPT.test(html)) continue;

    const dataFile = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = readJson(`public${dataFile}`) as PageData;
    const assets = stats.namedChunkGroups[componentChunkName]?.assets;
    const build = BUILD_SCRIPT.exec(scripts)?.[1];
    const others = scripts.replaceAll(SCRIPT, "").replace(CHUNK_MAPPING, "").replace(BUILD_SCRIPT, "");
    const bare = html.replace(PATH_SCRIPT, "").replace(OWN_SCRIPT, "").replace(REGION, `$1${others}$3`);
    if (!assets || !build || sources.length === 0 || /<script id="gatsby-(script-loader|chunk-mapping)/.test(bare)) {
      throw new Error(`gatsby-plugin-deferred-scripts: ${file} differs from Gatsby 5.16's output; see its README.md.`);
    }
    const chunks = [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
    const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    const requests = [...chunks, "/page-data/app-data.json", dataFile, ...queries].filter(
      (one) => !sources.includes(one),
    );
    const attributes = `data-path="${path}" data-build="${build}" data-scripts="${sources.join(" ")}"`;
    const element = `<script ${attributes} data-requests="${requests.join(" ")}">${code}</script>`;
    const place = FIRST_SCREEN_END.test(bare) ? FIRST_SCREEN_END : /<!-- slice-start id="_gatsby-scripts-1" -->/;
    const withScript = bare.replace(place, (before) => before + element);
    writeFileSync(file, withScript);
  }
}
