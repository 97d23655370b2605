import { createHash, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const etagOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns undefined if the file system fails with this code. */
function unless<T>(code: string, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return undefined;
    throw error;
  }
}

/**
 * Keeps entries as files in the folder `root`, for development and tests. It works synchronously, so nothing in this process
 * comes between a comparison and its write; of two processes, both may replace an entry in the same millisecond.
 */
export function openFileStore(root: string) {
  /** Writes a temporary file and then moves it, so nobody can read half an entry. */
  function write(key: string, text: string, move: typeof linkSync): string | undefined {
    const [file, temporary] = [join(root, key), join(root, ".temporary", randomUUID())];
    for (const path of [file, temporary]) mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(temporary, text, { flag: "wx", mode: 0o600 });
      return unless("EEXIST", () => {
        move(temporary, file);
        return etagOf(text);
      });
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  function find(key: string) {
    const text = unless("ENOENT", () => readFileSync(join(root, key), "utf8"));
    return text === undefined ? undefined : { text, etag: etagOf(text) };
  }

  return {
    read: async (key: string) => find(key),
    // Unlike rename, link fails if the file exists.
    create: async (key: string, text: string) => write(key, text, linkSync) !== undefined,
    replace: async (key: string, text: string, etag: string) =>
      find(key)?.etag === etag ? write(key, text, renameSync) : undefined,
    remove: async (key: string) => rmSync(join(root, key), { force: true }),
    async list(prefix: string, max?: number) {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = unless("ENOENT", () => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const keys = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"));
      const found = keys.filter((key) => key.startsWith(prefix) && !key.startsWith("."));
      return found.sort().slice(0, max);
    },
  };
}
