import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { unlessCode } from "./unless-code";

/** What is gone need not be kept. */
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
 * Has the disk keep what was written and deleted, also when the power fails: a file is kept once its content is, its
 * name in its folder, and the names of that folder and of those around it.
 *
 * @param top the folder that everything is in
 * @returns resolves once a file is kept, or that it is gone
 */
export function syncToDisk(top: string): (file: string) => Promise<void> {
  const namesKept = new Map<string, Promise<unknown>>();

  /** Folders are never renamed: once is enough. */
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
