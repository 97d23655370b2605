import { open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a handler for `catch` that ignores file system errors with one of these codes, and throws all others.
 *
 * @param codes such as `ENOENT`
 */
export function unlessCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  };
}

/** Writes a file or folder through to the disk; one that is gone has nothing to write. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r").catch(unlessCode("ENOENT"));
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Windows lets nobody synchronize a folder; its file system keeps a journal of names. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== "win32") await sync(folder);
}

/**
 * Keeps written and deleted files so also when the power fails: a file is safe once the disk has its content, its name
 * in its folder, and the names of that folder and of those around it.
 *
 * @param top the folder that everything is in
 * @returns a function that resolves once a file, or its deletion, is on the disk
 */
export function syncToDisk(top: string): (file: string) => Promise<void> {
  const namesKept = new Map<string, Promise<unknown>>();

  /** Folders are never renamed: once a folder is enough. */
  function keepName(folder: string): Promise<unknown> {
    const known = namesKept.get(folder);
    if (known) return known;
    const parent = dirname(folder);
    const kept = Promise.all([syncFolder(parent), folder === top ? undefined : keepName(parent)]);
    namesKept.set(folder, kept);
    kept.catch(() => namesKept.delete(folder));
    return kept;
  }

  return async (file) => {
    await sync(file);
    await syncFolder(dirname(file));
    await keepName(dirname(file));
  };
}
