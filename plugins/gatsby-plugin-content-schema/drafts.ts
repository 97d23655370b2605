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
  /** The GraphQL types of nodes that no visitor sees. */
  readonly hidden?: ReadonlySet<string>;
  /** How entries are kept back until their day, by the GraphQL type of their nodes. */
  readonly heldBack: ReadonlyMap<string, HeldBack>;
  readonly today?: Today;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/** Returns the GraphQL type of a content file that an option names. */
function typeOf(file: string, schemas: Schemas, option: string): string {
  const schema = schemas.get(file);
  if (!schema) throw new Error(`The option ${option} names "${file}", and there is no schema of this name`);
  return entrySchema(schema).title ?? "";
}

/** Returns how entries are kept back, by the GraphQL types that the schemas name. */
export function heldBackTypes(schemas: Schemas, heldBack: HeldBackFiles = {}): ReadonlyMap<string, HeldBack> {
  return new Map(Object.entries(heldBack).map(([file, how]) => [typeOf(file, schemas, "heldBack"), how]));
}

/** Returns the GraphQL types of the content files that no visitor sees. */
export function hiddenTypes(schemas: Schemas, hidden: readonly string[] = []): ReadonlySet<string> {
  return new Set(hidden.map((file) => typeOf(file, schemas, "hidden")));
}

/**
 * The field extension `@published`, for a field that refers to an entry and may be empty: the field is null if no visitor
 * sees entries of its kind, or if it is a draft, or its day is still to come, and drafts aren't shown. It wraps the resolver of the `@link` before it.
 *
 * @throws Error if there is no `@link` before it
 */
export function publishedExtension({ showDrafts, hidden = new Set(), heldBack, today }: Publishing) {
  return {
    name: "published",
    extend: (_args: unknown, { resolve: findEntry }: Partial<GraphQLFieldConfig<unknown, unknown>>) => {
      if (!findEntry) throw new Error("@published has to stand behind @link(…), on a field that refers to an entry");
      return {
        resolve: async (...parameters: Parameters<Resolver>) => {
          const entry = (await findEntry(...parameters)) as EntryNode | null;
          const type = entry?.internal?.type ?? "";
          if (!entry || hidden.has(type)) return null;
          if (showDrafts) return entry;
          const how = heldBack.get(type);
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

/** Every node has an id. */
const NONE = { id: { eq: "" } };

/** Returns resolvers that leave the root query's lists of some types (`allJob`) empty. */
export function emptyLists(types: Iterable<string>): Readonly<Record<string, { resolve: ListResolver }>> {
  const resolve: ListResolver = (source, args, context, info) =>
    info.originalResolver(source, { ...args, filter: { ...args.filter, ...NONE } }, context, info);
  return Object.fromEntries([...types].map((type) => [`all${type}`, { resolve }]));
}

/**
 * Leaves out of the lists of Gatsby's root query what no visitor sees, and drafts and what is held back unless the site
 * shows drafts.
 */
export function createPublishedLists(
  { createResolvers, store }: CreateResolversArgs,
  { folder, showDrafts, hidden, heldBack, today }: ContentSchemaOptions,
): void {
  const schemas = readSchemas(join(siteDirectory(store), folder));
  const published = { heldBack: heldBackTypes(schemas, heldBack), today };
  createResolvers({
    Query: {
      ...(showDrafts ? {} : publishedLists(schemas.values(), published)),
      ...emptyLists(hiddenTypes(schemas, hidden)),
    },
  });
}
