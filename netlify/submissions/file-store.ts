import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
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

/** Names of locks and temporary files. After a process has ended, a stranger may get its id. */
const uniqueName = () => `${process.pid}-${randomUUID().slice(0, 8)}`;

function isAlive(name: string): boolean {
  try {
    return process.kill(Number.parseInt(name), 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** A server opens the store for each request, and cleans it once. */
const cleaned = new Set<string>();

/** Removes the personal data that killed processes have left, also one that had the id of this process. */
function clean(folder: string): void {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const { mtimeMs = 0 } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < performance.timeOrigin - 60_000 || !isAlive(file)) rmSync(join(folder, file), { force: true });
  }
}

/** A lock is a link to its holder's unique name. Who takes over an abandoned lock must hold the lock for that takeover. */
async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const name = uniqueName();
  let [seen, since, reported] = ["", 0, ""];
  const take = () => symlink(name, lock).then(() => true);
  const holderOf = () => ignoreErrors(["ENOENT"], readlink(lock));
  const release = async (holder: string) => (await holderOf()) === holder && rm(lock, { force: true });
  while (!(await ignoreErrors(["EEXIST"], take()))) {
    const holder = (await holderOf()) ?? name;
    if (holder !== seen) [seen, since] = [holder, performance.now()];
    const age = performance.now() - since;
    if (!isAlive(holder) || age > 30_000) await withLock(`${lock}-${holder}`, () => release(holder));
    else if (age < 5_000 || reported === holder) await wait(5);
    else console.error(`Process ${(reported = holder)} holds ${lock}, the store's lock. It loses it after 30 seconds.`);
  }
  return work().finally(() => release(name));
}

/** Keeps entries as files in the folder `root`, which the first write creates. Several processes can use it at once. */
export function openFileStore(root: string) {
  const [temporary, lock] = [join(root, ".temporary"), join(root, ".lock")];
  const locked = <T>(work: () => Promise<T>) => mkdir(root, { recursive: true }).then(() => withLock(lock, work));
  if (!cleaned.has(root)) clean(temporary);
  cleaned.add(root);

  /** Writes a temporary file and then moves it, so nobody can read half an entry. */
  async function writeTo(file: string, text: string, move: (from: string, to: string) => Promise<void>): Promise<void> {
    await Promise.all([temporary, dirname(file)].map((folder) => mkdir(folder, { recursive: true })));
    const written = join(temporary, uniqueName());
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

  async function read(key: string) {
    const text = await ignoreErrors(["ENOENT", "ENOTDIR"], readFile(join(root, key), "utf8"));
    return text === undefined ? undefined : { text, etag: etagOf(text) };
  }

  return {
    read,
    async create(key: string, text: string) {
      // Unlike rename, link fails if the file exists.
      const created = writeTo(join(root, key), text, link).then(() => true);
      return (await ignoreErrors(["EEXIST"], created)) ?? false;
    },
    replace: (key: string, text: string, etag: string) =>
      locked(async () => {
        if ((await read(key))?.etag !== etag) return undefined;
        await writeTo(join(root, key), text, rename);
        return etagOf(text);
      }),
    remove: (key: string) => locked(() => rm(join(root, key), { force: true })),
    async list(prefix: string) {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = (await ignoreErrors(["ENOENT"], readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const keys = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"));
      return keys.filter((key) => key.startsWith(prefix) && !key.startsWith("."));
    },
  };
}
