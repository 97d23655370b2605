import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { GraphQLFieldConfig, GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { entrySchema, readSchemas } from "./json-schema";
import type { JsonSchema } from "./json-schema";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";

interface Draftable {
  readonly draft?: boolean | null;
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * The field extension `@published`, for a field that refers to an entry and may be empty: the field is null if the entry
 * is a draft and drafts aren't shown. It wraps the resolver of the `@link` before it.
 *
 * @throws Error if there is no `@link` before it
 */
export function publishedExtension(showDrafts: boolean) {
  return {
    name: "published",
    extend: (_args: unknown, { resolve: findEntry }: Partial<GraphQLFieldConfig<unknown, unknown>>) => {
      if (!findEntry) throw new Error("@published has to stand behind @link(…), on a field that refers to an entry");
      return {
        resolve: async (...parameters: Parameters<Resolver>) => {
          const entry = (await findEntry(...parameters)) as Draftable | null;
          return entry && (showDrafts || !entry.draft) ? entry : null;
        },
      };
    },
  };
}

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
  info.originalResolver(source, { ...args, filter: { ...args.filter, draft: { ne: true } } }, context, info);

/**
 * Returns resolvers that leave drafts out of the root query's lists (`allJob`), so that no page's query has to.
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

/** Leaves drafts out of the lists of Gatsby's root query, unless the site shows drafts. */
export function createPublishedLists(
  { createResolvers, store }: CreateResolversArgs,
  { folder, showDrafts }: ContentSchemaOptions,
): void {
  if (showDrafts) return;
  createResolvers({ Query: publishedLists(readSchemas(join(siteDirectory(store), folder)).values()) });
}
