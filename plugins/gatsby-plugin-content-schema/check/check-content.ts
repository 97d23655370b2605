import { checkFolder } from "./check-folder";
import type { CheckOptions } from "./context";
import type { Finding } from "./findings";
import { folderOnDisk } from "./folder-on-disk";
import { readContents } from "./read-contents";
import { readUsableSchemas } from "./read-schemas";

/**
 * Checks every file of the content folder on the disk, as `checkFolder` does.
 *
 * @param directory absolute path of the site
 * @param now the time of the check, which decides what has passed
 * @returns all findings, by file and place; without mistakes among them, the content can be built
 */
export async function checkContent(directory: string, options: CheckOptions, now?: Date): Promise<Finding[]> {
  const folder = folderOnDisk(directory, options.folder);
  return checkFolder(folder, readUsableSchemas(folder, options), options, now);
}

/**
 * Lists the paths that content may link to, with and without anchors: the built site has to have them. Anchors within an entry's text (`hasAnchor`) are not among them.
 *
 * @param directory absolute path of the site
 */
export function publishedPaths(directory: string, options: CheckOptions): string[] {
  const folder = folderOnDisk(directory, options.folder);
  const { targets } = readContents(folder, readUsableSchemas(folder, options), options);
  return [...targets.all()];
}
