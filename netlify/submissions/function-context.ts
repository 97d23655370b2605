import type { Context } from "@netlify/functions";

/** What the functions use of the context Netlify calls them with. */
export type FunctionContext = Pick<Context, "waitUntil"> & { readonly deploy: Pick<Context["deploy"], "context"> };
