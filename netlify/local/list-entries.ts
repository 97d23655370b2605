import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { mapConcurrently } from "../submissions/concurrently";
import { unlessCode } from "./sync-to-disk";

/** What Netlify's server calls a file while it writes it; killed meanwhile, it leaves it behind. */
const TEMPORARY = ".";

/** How many entries and folders Netlify puts into a page. */
const PAGE_SIZE = 1_000;

/** Tells whether a path is of a file that is being written, or was left behind so. */
export function isTemporary(path: string): boolean {
  return basename(path).startsWith(TEMPORARY);
}

/** Makes the entity tag of an entry, which is the same for the same content. */
export function entityTag(content: Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url")}"`;
}

/** A page of a listing, as Netlify's service answers it. */
interface ListingPage {
  readonly blobs: readonly { readonly key: string; readonly etag: string }[];
  readonly directories: readonly string[];
  /** Where the next page begins; none on the last. */
  readonly next_cursor?: string;
}

const bytewise = (a: string, b: string) => (a < b ? -1 : 1);

/** Returns the folder of all keys with a prefix: no other is looked at, however many there are. */
function folderOf(directory: string, prefix: string): string {
  const names = prefix.split("/").slice(0, -1);
  const odd = names.findIndex((name) => !/^\w[\w.-]*$/.test(name));
  return join(directory, ...(odd === -1 ? names : names.slice(0, odd)));
}

/** Finds the files of a store's entries by their keys: the server percent-encodes what is unusual in a file's name. */
async function filesIn(directory: string, prefix: string): Promise<ReadonlyMap<string, string>> {
  const folder = folderOf(directory, prefix);
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessCode("ENOENT"))) ?? [];
  const files = found
    .filter((entry) => entry.isFile() && !isTemporary(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(directory, file).split(sep).map(decodeURIComponent).join("/"), file] as const)
    .filter(([key]) => key.startsWith(prefix));
  return new Map(files);
}

/** Returns a key, or the folder next below the prefix that it is in. */
function grouped(key: string, prefix: string): string {
  const end = key.indexOf("/", prefix.length);
  return end === -1 ? key : key.slice(0, end);
}

/**
 * Lists the entries of a store on this machine as Netlify's service does: in the order of their keys, by pages, and by
 * folders where it is asked to. Netlify's local server has neither pages nor order, and its walk through the folder ends
 * where a file goes away meanwhile, as temporary ones do.
 *
 * @param directory the store's folder
 * @param query the request's `prefix`, `directories` and `cursor`
 */
export async function listEntries(directory: string, query: URLSearchParams): Promise<ListingPage> {
  const [prefix, after] = [query.get("prefix") ?? "", query.get("cursor") ?? ""];
  const files = await filesIn(directory, prefix);
  const isFolder = new Set<string>();
  const name = (key: string) => {
    const group = query.get("directories") === "true" ? grouped(key, prefix) : key;
    if (group !== key) isFolder.add(group);
    return group;
  };
  const names = [...new Set([...files.keys()].map(name))].sort(bytewise).filter((key) => key > after);
  const page = names.slice(0, PAGE_SIZE);
  const blobs = await mapConcurrently(
    page.filter((key) => !isFolder.has(key)),
    async (key) => {
      const content = await readFile(files.get(key) ?? "").catch(unlessCode("ENOENT", "EISDIR"));
      return content ? [{ key, etag: entityTag(content) }] : [];
    },
  );
  return {
    blobs: blobs.flat(),
    directories: page.filter((key) => isFolder.has(key)),
    ...(names.length > PAGE_SIZE && { next_cursor: page.at(-1) }),
  };
}
