import { createHash } from "node:crypto";
import { mkdir, rename, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unlessCode } from "./unless-code";

/** A lock is held for two file operations; one so old is of a process that was killed meanwhile. Milliseconds. */
const ABANDONED_MS = 10_000;

const RETRY_MS = 5;

/** Makes the folder that is the lock; false when it is there already, or where it goes was missing till now. */
async function acquire(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") await mkdir(dirname(lock), { recursive: true });
    else if (code !== "EEXIST") throw error;
    return false;
  }
}

/** Moving it away first lets one of many who find it do so. */
async function removeAbandoned(lock: string): Promise<void> {
  const found = await stat(lock).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs < ABANDONED_MS) return;
  const grave = `${lock}.${process.pid}`;
  await rename(lock, grave)
    .then(() => rmdir(grave))
    .catch(() => undefined);
}

/**
 * Does work that only one process at a time may do on the same thing.
 *
 * @param folder where the locks of all things are; made when it is missing
 * @param thing names the thing, in any characters
 */
export async function withFileLock<T>(folder: string, thing: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, createHash("sha256").update(thing).digest("hex"));
  while (!(await acquire(lock))) {
    await removeAbandoned(lock);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    // Whoever took it for abandoned has removed it.
    await rmdir(lock).catch(unlessCode("ENOENT"));
  }
}
