import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const etagOf = (text: string) => createHash("sha256").update(text).digest("hex");

const hasCode = (error: unknown, ...codes: readonly string[]) =>
  codes.includes((error as { code?: string }).code ?? "");

/** Turns file system errors with these codes into undefined. */
async function ignoreErrors<T>(codes: readonly string[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, ...codes)) return undefined;
    throw error;
  }
}

/** The lock is a link whose target is the id of the process that made it. */
async function isStale(lock: string): Promise<boolean> {
  const owner = Number(await ignoreErrors(["ENOENT"], readlink(lock)));
  try {
    return owner > 0 && !process.kill(owner, 0);
  } catch (error) {
    return hasCode(error, "ESRCH");
  }
}

/** Keeps entries as files in the folder `root`, which the first write creates. Several processes can use it at once. */
export function openFileStore(root: string) {
  const [temporary, lock] = [join(root, ".temporary"), join(root, ".lock")];
  const fileOf = (key: string) => join(root, key);

  /** Writes a temporary file and then moves it, so nobody can read half an entry. */
  async function writeTo(file: string, text: string, move: (from: string, to: string) => Promise<void>): Promise<void> {
    await mkdir(temporary, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    const written = join(temporary, randomUUID());
    const handle = await open(written, "wx", 0o600);
    try {
      await handle.writeFile(text).then(() => handle.sync());
      await move(written, file);
    } finally {
      await handle.close();
      await rm(written, { force: true });
    }
    // The file's name must survive a power failure, too.
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  }

  async function withLock<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(root, { recursive: true });
    const takeLock = () => symlink(String(process.pid), lock).then(() => true);
    while (!(await ignoreErrors(["EEXIST"], takeLock()))) {
      if (await isStale(lock)) await rm(lock, { force: true });
      else await wait(5);
    }
    return work().finally(() => rm(lock, { force: true }));
  }

  async function read(key: string) {
    const text = await ignoreErrors(["ENOENT", "ENOTDIR"], readFile(fileOf(key), "utf8"));
    return text === undefined ? undefined : { text, etag: etagOf(text) };
  }

  return {
    read,
    async create(key: string, text: string) {
      // Unlike rename, link fails if the file exists.
      const created = writeTo(fileOf(key), text, link).then(() => true);
      return (await ignoreErrors(["EEXIST"], created)) ?? false;
    },
    replace: (key: string, text: string, etag: string) =>
      withLock(async () => {
        if ((await read(key))?.etag !== etag) return undefined;
        await writeTo(fileOf(key), text, rename);
        return etagOf(text);
      }),
    remove: (key: string) => withLock(() => rm(fileOf(key), { force: true })),
    async list(prefix: string) {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = (await ignoreErrors(["ENOENT"], readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const keys = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"));
      return keys.filter((key) => key.startsWith(prefix) && !key.startsWith("."));
    },
  };
}
