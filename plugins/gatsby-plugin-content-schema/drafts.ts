import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { GraphQLFieldConfig, GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { entrySchema } from "./json-schema";
import { readSchemas } from "./schema-files";
import type { JsonSchema } from "./json-schema";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";
import { ALWAYS, visibleFrom } from "./visibility";
import type { HeldBack, HeldBackFiles } from "./visibility";

/** A node of an entry. */
interface EntryNode {
  readonly [key: string]: unknown;
  readonly internal?: { readonly type: string };
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Reads the day of the build from Gatsby's resolver context, in ISO 8601 form. */
type Today = ContentSchemaOptions["today"];

/** Without the option `today`, which `heldBack` asks for, no day has come. */
const dayOf = (today: Today, context: unknown) => today?.(context as never) ?? ALWAYS;

interface Publishing {
  readonly showDrafts: boolean;
  /** How entries are kept back until their day, by the GraphQL type of their nodes. */
  readonly heldBack: ReadonlyMap<string, HeldBack>;
  readonly today?: Today;
}

/** Returns how entries are kept back, by the GraphQL types that the schemas name. */
export function heldBackTypes(
  schemas: ReadonlyMap<string, JsonSchema>,
  heldBack: HeldBackFiles = {},
): ReadonlyMap<string, HeldBack> {
  return new Map(
    Object.entries(heldBack).map(([file, how]) => {
      const schema = schemas.get(file);
      if (!schema) throw new Error(`The option heldBack names "${file}", and there is no schema of this name`);
      return [entrySchema(schema).title ?? "", how];
    }),
  );
}

/**
 * The field extension `@published`, for a field that refers to an entry and may be empty: the field is null if the entry
 * is a draft, or its day is still to come, and drafts aren't shown. It wraps the resolver of the `@link` before it.
 *
 * @throws Error if there is no `@link` before it
 */
export function publishedExtension({ showDrafts, heldBack, today }: Publishing) {
  return {
    name: "published",
    extend: (_args: unknown, { resolve: findEntry }: Partial<GraphQLFieldConfig<unknown, unknown>>) => {
      if (!findEntry) throw new Error("@published has to stand behind @link(…), on a field that refers to an entry");
      return {
        resolve: async (...parameters: Parameters<Resolver>) => {
          const entry = (await findEntry(...parameters)) as EntryNode | null;
          if (!entry || showDrafts) return entry;
          const how = heldBack.get(entry.internal?.type ?? "");
          // Only what depends on the day is to be asked for again on another one.
          const day = how ? dayOf(today, parameters[2]) : ALWAYS;
          return visibleFrom(entry, how, day) === ALWAYS ? entry : null;
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

/**
 * Returns resolvers that leave drafts, and entries whose day is still to come, out of the root query's lists (`allJob`), so
 * that no page's query has to.
 *
 * @param schemas schemas of the content files
 */
export function publishedLists(
  schemas: Iterable<JsonSchema>,
  { heldBack, today }: Omit<Publishing, "showDrafts">,
): Readonly<Record<string, { resolve: ListResolver }>> {
  const lists = [...schemas]
    .map(entrySchema)
    .filter(({ properties }) => properties?.draft)
    .map(({ title = "" }) => {
      const how = heldBack.get(title);
      const resolve: ListResolver = (source, args, context, info) => {
        const begun = how ? { [how.field]: { lte: dayOf(today, context) } } : {};
        const filter = { ...args.filter, ...begun, draft: { ne: true } };
        return info.originalResolver(source, { ...args, filter }, context, info);
      };
      return [`all${title}`, { resolve }] as const;
    });
  return Object.fromEntries(lists);
}

/** Leaves drafts and what is held back out of the lists of Gatsby's root query, unless the site shows drafts. */
export function createPublishedLists(
  { createResolvers, store }: CreateResolversArgs,
  { folder, showDrafts, heldBack, today }: ContentSchemaOptions,
): void {
  if (showDrafts) return;
  const schemas = readSchemas(join(siteDirectory(store), folder));
  createResolvers({ Query: publishedLists(schemas.values(), { heldBack: heldBackTypes(schemas, heldBack), today }) });
}
