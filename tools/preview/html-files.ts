import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Folders in which Gatsby keeps what its own scripts read. */
const INTERNAL_FOLDERS = new Set(["_gatsby", "page-data", "static"]);

/** A page of a built site. */
export interface HtmlFile {
  /** The address at which visitors find it, without a slash at the end: "/", "/about", "/404.html". */
  readonly path: string;
  /** Absolute. */
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
      // Gatsby names the page for unknown ids "[id]"; nobody asks for it by this name.
      if (entry.isDirectory()) return entry.name.startsWith("[") ? [] : walk(path);
      return entry.name.endsWith(".html") ? [path] : [];
    }),
  );
  return found.flat();
}

/**
 * Every page of a built site, by address.
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
