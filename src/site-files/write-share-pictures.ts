import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { GatsbyCache } from "gatsby";
import pLimit from "p-limit";
import { sharePicturePath } from "../lib/paths";
import type { IndexedPage } from "./indexed-pages";
import { sharePictures } from "./share-picture";

/**
 * Writes the picture of each page for social networks. What a build before has drawn is kept if it would be drawn the
 * same, and deleted if its page is gone.
 *
 * @param directory the project's folder
 * @param cache what builds remember
 */
export async function writeSharePictures(
  directory: string,
  pages: readonly IndexedPage[],
  cache: GatsbyCache,
): Promise<void> {
  const { version, draw } = await sharePictures(directory);
  const limit = pLimit(availableParallelism());
  const write = async ({ path, title }: IndexedPage) => {
    const file = join(directory, "public", sharePicturePath(path));
    const digest = createHash("sha256").update(`${version} ${title}`).digest("hex");
    if (existsSync(file) && (await cache.get(file)) === digest) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await draw(title));
    await cache.set(file, digest);
  };
  await Promise.all(pages.map((page) => limit(write, page)));

  const files = new Set(pages.map(({ path }) => join(directory, "public", sharePicturePath(path))));
  const folder = join(directory, "public", dirname(sharePicturePath("/")));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(file)) await rm(file);
  }
}
