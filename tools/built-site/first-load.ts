import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { SHELL } from "../../plugins/gatsby-plugin-deferred-scripts/defer-scripts";

interface WebpackStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** The files of a page's first load, as absolute paths. */
export interface FirstLoad {
  readonly html: string;
  /** The scripts that hydrate the page; none for a page that isn't Gatsby's. */
  readonly scripts: readonly string[];
  /** The `src` of each picture; browsers may choose another size of the same picture. */
  readonly pictures: readonly string[];
}

/** Returns the file of the page at an address. */
export function htmlFile(publicFolder: string, path: string): string {
  return join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** Returns the webpack chunk of the page's component, from Gatsby's page data. */
function chunkName(publicFolder: string, path: string): string | null {
  const file = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly componentChunkName: string }).componentChunkName;
}

/** Reads webpack's statistics, which are beside the published folder; older builds have them in it. */
function readStats(publicFolder: string): WebpackStats {
  const kept = join(publicFolder, "..", ".cache", "webpack.stats.json");
  const file = existsSync(kept) ? kept : join(publicFolder, "webpack.stats.json");
  return JSON.parse(readFileSync(file, "utf8")) as WebpackStats;
}

function firstScripts(publicFolder: string, path: string): string[] {
  const chunk = chunkName(publicFolder, path);
  if (chunk === null) return [];
  const { namedChunkGroups } = readStats(publicFolder);
  const names = ["app", ...SHELL, chunk].flatMap(
    (group) => namedChunkGroups[group]?.assets.map(({ name }) => name) ?? [],
  );
  return [...new Set(names)].filter((name) => name.endsWith(".js")).map((name) => join(publicFolder, name));
}

function picturesIn(publicFolder: string, html: string): string[] {
  const sources = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, { src }) => {
      if (tag === "img" && src?.startsWith("/")) sources.add(src);
    },
  });
  parser.end(html);
  return [...sources].map((src) => join(publicFolder, decodeURIComponent(src))).filter((file) => existsSync(file));
}

/**
 * Finds the files of a page's first load.
 *
 * @param publicFolder the published folder
 * @param path the page's address: "/about"
 * @throws Error when the build has no such page
 */
export function firstLoad(publicFolder: string, path: string): FirstLoad {
  const html = htmlFile(publicFolder, path);
  return {
    html,
    scripts: firstScripts(publicFolder, path),
    pictures: picturesIn(publicFolder, readFileSync(html, "utf8")),
  };
}
