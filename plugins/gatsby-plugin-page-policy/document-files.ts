import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Files that browsers open as documents, besides data such as JSON, of which there may be as many as pages. */
const DOCUMENT = /\.(x?html?|svg|xml|xslt?|txt)$/i;

/**
 * Lists the files of a published folder that browsers open as documents, by their addresses: "/favicon.svg", "/about/index.html".
 *
 * @param published absolute path of the published folder
 */
export async function listDocuments(published: string): Promise<string[]> {
  const files = await readdir(published, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && DOCUMENT.test(file.name))
    .map(({ parentPath, name }) => `/${relative(published, join(parentPath, name)).split(sep).join("/")}`)
    .toSorted();
}
