import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unlessCode } from "./sync-to-disk";

/**
 * Makes work on the same key run one after the other, within this process.
 *
 * @returns runs some work under a key, once all earlier work under it is over
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const current = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, current);
    const forget = () => {
      if (last.get(key) === current) last.delete(key);
    };
    current.then(forget, forget);
    return current;
  };
}

/** A lock is held for a few file operations; an older one is of a process that was killed meanwhile. Milliseconds. */
const STALE_MS = 10_000;

const RETRY_MS = 5;

/** Removes a lock whose holder was killed: by the holder's own name, so that a lock taken meanwhile stays. */
async function removeStale(lock: string): Promise<void> {
  for (const holder of (await readdir(lock).catch(unlessCode("ENOENT"))) ?? []) {
    const found = await stat(join(lock, holder)).catch(unlessCode("ENOENT"));
    if (found && Date.now() - found.mtimeMs > STALE_MS) await release(lock, holder);
  }
}

async function release(lock: string, holder: string): Promise<void> {
  await rmdir(join(lock, holder)).catch(unlessCode("ENOENT"));
  // Somebody else has the lock already where it is not empty.
  await rmdir(lock).catch(unlessCode("ENOENT", "ENOTEMPTY", "EEXIST"));
}

/**
 * Runs work that only one process at a time may do on the same thing.
 *
 * A lock is a folder with one entry, which is named after its holder. It is prepared elsewhere and moved to its place
 * as a whole, which the file system refuses while a folder with an entry is there. proper-lockfile and its like remove
 * a stale lock by the name that all locks of the thing have, and so may remove a fresh one that took its place between
 * their look and the removal.
 *
 * @param folder where the locks of all things are; made when it is missing
 * @param thing names the thing, in any characters
 */
export async function withFileLock<T>(folder: string, thing: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, createHash("sha256").update(thing).digest("hex"));
  const holder = randomUUID();
  const prepared = `${lock}.${holder}`;
  await mkdir(join(prepared, holder), { recursive: true });
  const acquire = async () => {
    await utimes(join(prepared, holder), new Date(), new Date());
    // Windows calls the refusal EPERM.
    await rename(prepared, lock);
    return true;
  };
  while (!(await acquire().catch(unlessCode("ENOTEMPTY", "EEXIST", "EPERM")))) {
    await removeStale(lock);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await release(lock, holder);
  }
}
