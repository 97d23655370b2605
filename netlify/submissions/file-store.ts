import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "./store";

const tagOf = (text: string) => createHash("sha256").update(text).digest("hex");

const hasCode = (error: unknown, ...codes: readonly string[]) =>
  codes.includes((error as { code?: string }).code ?? "");

/** Returns undefined instead of an error of the file system with one of these codes. */
async function unless<T>(codes: readonly string[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, ...codes)) return undefined;
    throw error;
  }
}

/** Tells whether the process that holds a lock is gone: the link names it. */
async function isLeftBehind(lock: string): Promise<boolean> {
  const owner = Number(await unless(["ENOENT"], readlink(lock)));
  try {
    return owner > 0 && !process.kill(owner, 0);
  } catch (error) {
    return hasCode(error, "ESRCH");
  }
}

/**
 * Keeps submissions in a folder of this machine, a file an entry: written under another name, synced and renamed, so
 * that nobody reads half of one. Several processes can use the folder at once.
 *
 * @param root the folder; the first write makes it
 */
export function openFileStore(root: string): Store {
  const [temporary, lock] = [join(root, ".temporary"), join(root, ".lock")];
  const fileOf = (key: string) => join(root, key);

  /** Writes a file under a name of its own, and puts it in its place. */
  async function writeTo(file: string, text: string, put: (from: string, to: string) => Promise<void>): Promise<void> {
    await mkdir(temporary, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    const written = join(temporary, randomUUID());
    const handle = await open(written, "wx", 0o600);
    try {
      await handle.writeFile(text).then(() => handle.sync());
      await put(written, file);
    } finally {
      await handle.close();
      await rm(written, { force: true });
    }
    // The name of the file must survive a power failure, too.
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  }

  /** Lets no other process or request write between a look and the write that follows it. */
  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(root, { recursive: true });
    const take = () => symlink(String(process.pid), lock).then(() => true);
    while (!(await unless(["EEXIST"], take()))) {
      if (await isLeftBehind(lock)) await rm(lock, { force: true });
      else await wait(5);
    }
    return work().finally(() => rm(lock, { force: true }));
  }

  async function read(key: string) {
    const text = await unless(["ENOENT", "ENOTDIR"], readFile(fileOf(key), "utf8"));
    return text === undefined ? undefined : { text, etag: tagOf(text) };
  }

  return {
    read,
    async create(key, text) {
      const created = writeTo(fileOf(key), text, link).then(() => true);
      return (await unless(["EEXIST"], created)) ?? false;
    },
    replace: (key, text, etag) =>
      exclusively(async () => {
        if ((await read(key))?.etag !== etag) return undefined;
        await writeTo(fileOf(key), text, rename);
        return tagOf(text);
      }),
    remove: (key) => exclusively(() => rm(fileOf(key), { force: true })),
    async list(prefix) {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = (await unless(["ENOENT"], readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const keys = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"));
      return keys.filter((key) => key.startsWith(prefix) && !key.startsWith("."));
    },
  };
}
