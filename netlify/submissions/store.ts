import { getDeployStore, getStore } from "@netlify/blobs";
import type { Store as Blobs } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import { openFileStore } from "./file-store";

/** An entry as it was read. The tag stays the same until somebody replaces the entry. */
export interface Entry {
  readonly text: string;
  readonly etag: string;
}

/**
 * Where submissions are kept: texts by key. Each function is one request, reads what the last write left, and throws
 * an Error if it could not do its work. `__tests__/functions/store.test.ts` states what another store would have to
 * keep.
 */
export interface Store {
  /** Writes an entry, unless its key is taken. Returns whether it wrote; in both cases the entry is stored safely. */
  create(key: string, text: string): Promise<boolean>;
  /** Returns an entry; undefined if there is none. */
  read(key: string): Promise<Entry | undefined>;
  /** Replaces an entry that has this tag, and returns its new tag; undefined if it was changed or deleted before. */
  replace(key: string, text: string, etag: string): Promise<string | undefined>;
  /** Deletes an entry, if there is one. */
  remove(key: string): Promise<void>;
  /** Returns all keys that begin with a prefix, in any order. */
  list(prefix: string): Promise<string[]>;
}

/** Reads the answer to a conditional write: the client reports a failed one as done, but without an entity tag. */
function confirmedTag({ modified, etag }: { readonly modified: boolean; readonly etag?: string }): string | undefined {
  if (modified && !etag) throw new Error("The store did not confirm the write.");
  return etag;
}

/** Keeps submissions in Netlify Blobs. https://docs.netlify.com/build/data-and-storage/netlify-blobs/ */
export function blobStore(blobs: Blobs): Store {
  return {
    async create(key, text) {
      return confirmedTag(await blobs.set(key, text, { onlyIfNew: true })) !== undefined;
    },
    async read(key) {
      const found = await blobs.getWithMetadata(key, { type: "text" });
      if (found && !found.etag) throw new Error("The store gave no entity tag.");
      return found?.etag ? { text: found.data, etag: found.etag } : undefined;
    },
    async replace(key, text, etag) {
      return confirmedTag(await blobs.set(key, text, { onlyIfMatch: etag }));
    },
    remove: (key) => blobs.delete(key),
    async list(prefix) {
      return (await blobs.list({ prefix })).blobs.map(({ key }) => key);
    },
  };
}

const OPTIONS = { name: "submissions", consistency: "strong" } as const;

/** Who calls a function, as far as the functions must know. */
export type Deploy = Pick<Context["deploy"], "context">;

/** Tells whether a deploy is a preview: it has a store of its own and never sends mail. */
export const isPreview = ({ context }: Deploy): boolean => context !== "production" && context !== "dev";

/**
 * Opens the store of a deploy: the published site's, a preview's own, which Netlify deletes with it, or this machine's.
 *
 * @param signal ends all requests, so that nothing is stored after the visitor was told that it was not
 * @throws Error if the deploy is not known: its submissions might go where nobody reads them
 */
export function openStore(deploy: Deploy, signal?: AbortSignal): Store {
  if (!deploy.context) throw new Error("Netlify has named no deploy context.");
  if (deploy.context === "dev") return openFileStore(process.env.STORE_DIRECTORY || ".netlify/submissions");
  const untilSignal: typeof fetch = (input, init) => fetch(input, { ...init, signal });
  const options = { ...OPTIONS, fetch: untilSignal };
  return blobStore(isPreview(deploy) ? getDeployStore(options) : getStore(options));
}

/**
 * Opens the store for somebody at a terminal: the published site's if the environment has its id and a token, else this
 * machine's.
 *
 * @throws Error if only one of the two is there
 */
export function openStoreAtTerminal({ NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env): Store {
  if (siteID && token) return blobStore(getStore({ ...OPTIONS, siteID, token }));
  if (siteID || token) throw new Error("Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or none of them.");
  return openStore({ context: "dev" });
}
