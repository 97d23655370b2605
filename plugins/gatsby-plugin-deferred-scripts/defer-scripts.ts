import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** The comments around Gatsby's scripts, between which it exchanges them when they change and the page doesn't. */
const REGION = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** The script files of all pages, which Gatsby needs only to prefetch them: gatsby-browser.ts turns that off. */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/** Gives Gatsby's runtime the path of the page. */
const PATH_SCRIPT = /<script id="gatsby-script-loader">[^<]*<!\[CDATA\[[^<]*window\.pagePath="[^"]*";[^<]*<\/script>/;

/** Gives Gatsby's runtime the hash of the build. */
const BUILD_SCRIPT = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

const OWN_SCRIPT = /<script data-path="[^>]*" data-scripts="[^>]*>.*?<\/script>/s;

/**
 * The end of gatsby-plugin-chakra-static's FirstScreenEnd, whose style sheet the script follows: Firefox draws what comes
 * after a style sheet in the body before it has the sheet, unless a script is between.
 */
const SLOT = /<div data-first-screen-end\b[^>]*>.*?(?=<\/div>)/s;

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface BuildStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Bundles the script of all pages. Its code is strict already: "use strict" would only make it longer. */
function bundleLoader(file: string): string {
  const tsconfigRaw = { compilerOptions: { alwaysStrict: false } };
  const options = { bundle: true, minify: true, format: "iife", target: "es2020", tsconfigRaw } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [file], write: false });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/**
 * Exchanges Gatsby's scripts of every page for one that fetches them after the first paint. What differs between pages is
 * in its attributes: one digest in a policy allows it on all.
 *
 * @param published absolute path of the built site
 * @param loader absolute path of the source of the script
 * @throws Error if a page isn't as Gatsby 5.16 writes it
 */
export function deferScripts(published: string, loader: string, paths: Iterable<string>): void {
  const stats = readJson(join(published, "webpack.stats.json")) as BuildStats;
  const code = bundleLoader(loader);
  for (const path of paths) {
    const file = join(published, path.endsWith(".html") ? path : `${path}/index.html`);
    const html = readFileSync(file, "utf8");
    const scripts = REGION.exec(html)?.[2] ?? "";
    const sources = [...scripts.matchAll(SCRIPT)].map(([, source = ""]) => source);
    // Gatsby leaves a page that didn't change as the last build finished it.
    if (sources.length === 0 && OWN_SCRIPT.test(html)) continue;

    const dataFile = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = readJson(join(published, dataFile)) as PageData;
    const assets = stats.namedChunkGroups[componentChunkName]?.assets;
    const build = BUILD_SCRIPT.exec(scripts)?.[1];
    const others = scripts.replaceAll(SCRIPT, "").replace(CHUNK_MAPPING, "").replace(BUILD_SCRIPT, "");
    const bare = html.replace(PATH_SCRIPT, "").replace(OWN_SCRIPT, "").replace(REGION, `$1${others}$3`);
    if (!assets || !build || sources.length === 0 || /<script id="gatsby-(script-loader|chunk-mapping)/.test(bare)) {
      throw new Error(`gatsby-plugin-deferred-scripts: ${file} isn't as Gatsby 5.16 writes it; see its README.md.`);
    }
    const chunks = [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
    const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    const requests = [...chunks, "/page-data/app-data.json", dataFile, ...queries].filter(
      (one) => !sources.includes(one),
    );
    const attributes = `data-path="${path}" data-build="${build}" data-scripts="${sources.join(" ")}"`;
    const element = `<script ${attributes} data-requests="${requests.join(" ")}">${code}</script>`;
    const place = SLOT.test(bare) ? SLOT : /<!-- slice-start id="_gatsby-scripts-1" -->/;
    writeFileSync(
      file,
      bare.replace(place, (before) => before + element),
    );
  }
}
