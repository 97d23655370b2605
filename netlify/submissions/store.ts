import { getStore } from "@netlify/blobs";
import type { Store } from "@netlify/blobs";

/** Where submissions are kept: a store of Netlify Blobs. */
export type SubmissionStore = Store;

/** How to reach a store from outside a function, where the environment does not say it. */
export interface StoreAccess {
  readonly siteID: string;
  readonly token: string;
  readonly edgeURL?: string;
  readonly uncachedEdgeURL?: string;
}

/** The store of the published site. */
const PRODUCTION_STORE = "submissions";

/**
 * The name of a deploy context's store: previews, branches and local runs never touch the published site's.
 *
 * @param context `production`, `deploy-preview`, `branch-deploy`, `dev` …
 */
export function storeName(context: string): string {
  if (context === "production") return PRODUCTION_STORE;
  return `${PRODUCTION_STORE}-${context.replace(/[^\w-]/g, "-").slice(0, 40)}`;
}

/**
 * Opens the store of a deploy context, with strong consistency: what was acknowledged is found by the next read.
 *
 * @param context the deploy context
 * @param access left out inside a function, where Netlify provides it
 */
export function openStore(context: string, access?: StoreAccess): SubmissionStore {
  return getStore({ name: storeName(context), consistency: "strong", ...access });
}
