import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { dirname } from "node:path/posix";

/** The folders that Gatsby's own scripts read. */
const INTERNAL_FOLDERS = new Set(["_gatsby", "page-data", "static"]);

/** A page of a built site. */
export interface HtmlFile {
  /** The page's address, without a slash at the end: "/", "/about", "/404.html". */
  readonly path: string;
  /** The absolute path. */
  readonly file: string;
}

function addressOf(name: string): string {
  const address = `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "");
  return address === "" ? "/" : address;
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      // Gatsby names the page for unknown ids "[id]", which is no address.
      if (entry.isDirectory()) return entry.name.startsWith("[") ? [] : walk(path);
      return entry.name.endsWith(".html") ? [path] : [];
    }),
  );
  return found.flat();
}

/**
 * Lists every page of a built site, sorted by address.
 *
 * @param publicFolder absolute path of the published folder
 */
export async function listHtmlFiles(publicFolder: string): Promise<HtmlFile[]> {
  const top = await readdir(publicFolder, { withFileTypes: true });
  const folders = top.filter((entry) => entry.isDirectory() && !INTERNAL_FOLDERS.has(entry.name));
  const files = [
    ...top
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map(({ name }) => join(publicFolder, name)),
    ...(await Promise.all(folders.map(({ name }) => walk(join(publicFolder, name))))).flat(),
  ];
  return files
    .map((file) => ({ path: addressOf(relative(publicFolder, file)), file }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

/** Returns a page's kind: pages of the same template ("/services/…") have the same kind, first-level pages their own. */
function kindOf(path: string): string {
  return dirname(path) === "/" ? path : `${dirname(path)}/…`;
}

/** Returns the first page of each kind. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const path of paths) if (!firsts.has(kindOf(path))) firsts.set(kindOf(path), path);
  return [...firsts.values()];
}
