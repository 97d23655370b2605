import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { mapConcurrently } from "../submissions/concurrently";

/** What Netlify's server calls a file while it writes it; killed meanwhile, it leaves it behind. */
const TEMPORARY = ".";

/** A write takes milliseconds; another process may be at one. */
const LEFTOVER_MS = 60_000;

/** Whether a path is of a file that is being written, or was left behind so. */
export function isTemporary(path: string): boolean {
  return basename(path).startsWith(TEMPORARY);
}

/** Removes the files that killed writes left behind in a folder of Netlify's local Blobs server. */
export async function removeLeftovers(directory: string): Promise<void> {
  const entries = join(directory, "entries");
  const paths = await readdir(entries, { recursive: true }).catch(() => []);
  await mapConcurrently(paths.filter(isTemporary), async (path) => {
    const file = join(entries, path);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(file, { force: true });
  });
}
