import { getDeployStore, getStore, type Store as Blobs } from "@netlify/blobs";
import type { Context } from "@netlify/functions";
import { openFileStore } from "./file-store";

export interface Entry {
  readonly text: string;
  readonly etag: string;
}

/**
 * A key-value store of texts. Reads return the latest write, and each function throws an Error if it fails.
 * `__tests__/functions/store.test.ts` is the contract for any other store.
 */
export interface Store {
  /** Writes an entry unless the key exists. Returns whether it wrote. */
  create(key: string, text: string): Promise<boolean>;
  read(key: string): Promise<Entry | undefined>;
  /** Replaces the entry with this etag. Returns the new etag; undefined if the entry was changed or deleted. */
  replace(key: string, text: string, etag: string): Promise<string | undefined>;
  /** A missing entry is no error. */
  remove(key: string): Promise<void>;
  /** Returns keys in their order. With `max`, it may stop after so many: a page of a thousand takes as long as a read. */
  list(prefix: string, max?: number): Promise<string[]>;
}

/**
 * Processes items in batches of fifty, to limit the requests to the store at one time.
 *
 * @throws the first error; with "skip" only if all items fail, and otherwise logs it
 */
export async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  onError?: "skip",
): Promise<R[]> {
  const errors: unknown[] = [];
  const skip = (error: unknown) => (errors.push(error), []);
  const tryWork = (item: T): Promise<R[]> => work(item).then((result) => [result], onError && skip);
  const results: R[][] = [];
  for (let done = 0; done < items.length; done += 50)
    results.push(...(await Promise.all(items.slice(done, done + 50).map(tryWork))));
  if (errors.length > 0 && errors.length === items.length) throw errors[0];
  if (errors.length > 0) console.error(`The store failed for ${errors.length} of ${items.length} entries:`, errors[0]);
  return results.flat();
}

/** The client reports some failed writes as `modified`, but without an etag. */
function confirmedEtag({ modified, etag }: { readonly modified: boolean; readonly etag?: string }): string | undefined {
  if (modified && !etag) throw new Error("The store did not confirm the write.");
  return etag;
}

/** Netlify Blobs: https://docs.netlify.com/build/data-and-storage/netlify-blobs/ */
export function blobStore(blobs: Blobs): Store {
  return {
    create: async (key, text) => confirmedEtag(await blobs.set(key, text, { onlyIfNew: true })) !== undefined,
    async read(key) {
      const found = await blobs.getWithMetadata(key, { type: "text" });
      if (found && !found.etag) throw new Error("The store returned no etag.");
      return found?.etag ? { text: found.data, etag: found.etag } : undefined;
    },
    replace: async (key, text, etag) => confirmedEtag(await blobs.set(key, text, { onlyIfMatch: etag })),
    remove: (key) => blobs.delete(key),
    async list(prefix, max = Infinity) {
      const keys: string[] = [];
      for await (const page of blobs.list({ prefix, paginate: true })) {
        keys.push(...page.blobs.map(({ key }) => key));
        if (keys.length >= max) break;
      }
      return keys;
    },
  };
}

const OPTIONS = { name: "submissions", consistency: "strong" } as const;

export type Deploy = Pick<Context["deploy"], "context">;

/** Previews have their own store and never send mail. */
export const isPreview = ({ context }: Deploy): boolean => context !== "production" && context !== "dev";

/**
 * Opens the store of a deploy: production's, a preview's own (Netlify deletes it with the preview) or local files. The signal
 * aborts all requests, so nothing is stored after the visitor got an error.
 *
 * @throws Error if the context is missing: nobody might read that store
 */
export function openStore(deploy: Deploy, signal?: AbortSignal): Store {
  if (!deploy.context) throw new Error("Netlify provided no deploy context.");
  if (deploy.context === "dev") return openFileStore(process.env.STORE_DIRECTORY || ".netlify/submissions");
  const abortableFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal });
  const options = { ...OPTIONS, fetch: abortableFetch };
  return blobStore(isPreview(deploy) ? getDeployStore(options) : getStore(options));
}

/** Opens production's store if both variables are set, else the local one. @throws Error if only one is set */
export function openInboxStore({ NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env): Store {
  if (siteID && token) return blobStore(getStore({ ...OPTIONS, siteID, token }));
  if (siteID || token) throw new Error("Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.");
  return openStore({ context: "dev" });
}
