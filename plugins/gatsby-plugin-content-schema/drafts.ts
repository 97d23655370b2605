import type { GraphQLResolveInfo } from "graphql";
import { entrySchema } from "./json-schema";
import type { JsonSchema } from "./json-schema";
import { isPreviewDeploy } from "../../src/content/preview-deploy";

/** What an entry says of being a draft. */
export interface Draftable {
  readonly draft?: boolean | null;
}

/** Whether drafts are shown: in development, and in previews, but never in production. */
export function showsDrafts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.NODE_ENV === "development" || isPreviewDeploy(environment);
}

/** Whether visitors are to see the entry. */
export function isPublished({ draft }: Draftable): boolean {
  return !draft || showsDrafts();
}

type EntryResolver = (
  source: unknown,
  args: object,
  context: unknown,
  info: GraphQLResolveInfo & {
    readonly originalResolver: (...args: Parameters<EntryResolver>) => Promise<Draftable | null>;
  },
) => Promise<Draftable | null>;

/** Resolves a reference that may be left out: to null also where the entry that it names is a draft. */
export const publishedEntry: { readonly resolve: EntryResolver } = {
  resolve: async (source, args, context, info) => {
    const entry = await info.originalResolver(source, args, context, info);
    return entry && isPublished(entry) ? entry : null;
  },
};

interface ListArguments {
  readonly filter?: Readonly<Record<string, unknown>>;
}

type ListResolver = (
  source: unknown,
  args: ListArguments,
  context: unknown,
  info: GraphQLResolveInfo & { readonly originalResolver: ListResolver },
) => unknown;

const publishedOnly: ListResolver = (source, args, context, info) =>
  info.originalResolver(
    source,
    showsDrafts() ? args : { ...args, filter: { ...args.filter, draft: { ne: true } } },
    context,
    info,
  );

/**
 * Resolvers that leave drafts out of the root query's lists (`allJob`), so that no page's query has to.
 *
 * @param schemas schemas of the content files
 */
export function publishedLists(schemas: Iterable<JsonSchema>): Readonly<Record<string, { resolve: ListResolver }>> {
  const lists = [...schemas]
    .map(entrySchema)
    .filter(({ properties }) => properties?.draft)
    .map(({ title = "" }) => [`all${title}`, { resolve: publishedOnly }] as const);
  return Object.fromEntries(lists);
}
