import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { entrySchema } from "./json-schema";
import { readSchemas } from "./schema-files";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";

/** An entry that gatsby-transformer-json has made of a file. */
interface EntryNode {
  /** The id of the file's node. */
  readonly parent: string;
}

/** The part of Gatsby's resolver context that reads nodes. */
export interface EntryContext {
  readonly nodeModel: {
    getNodeById(query: { id: string; type: string }): unknown;
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
  };
}

/** Returns the id of an entry with a file of its own, which is the file's name. */
export function entryIdOf({ parent }: EntryNode, { nodeModel }: EntryContext): string {
  return (nodeModel.getNodeById({ id: parent, type: "File" }) as { readonly name: string }).name;
}

type NumberedNode = EntryNode & Readonly<Record<string, unknown>>;

/** Returns the number of each node: its own, or else the next free one, by the names of the files. */
async function numbersOf(type: string, field: string, context: EntryContext): Promise<ReadonlyMap<string, number>> {
  const { entries } = await context.nodeModel.findAll({ type });
  const nodes = [...entries] as NumberedNode[];
  const own = nodes.flatMap(({ parent, [field]: number }) =>
    typeof number === "number" ? [[parent, number] as const] : [],
  );
  const highest = own.reduce((most, [, number]) => Math.max(most, number), 0);
  const numbers = new Map(own);
  const without = nodes
    .filter(({ parent }) => !numbers.has(parent))
    .map((node) => ({ parent: node.parent, id: entryIdOf(node, context) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const [index, { parent }] of without.entries()) numbers.set(parent, highest + 1 + index);
  return numbers;
}

/**
 * The field extension `@numbered`, for a number that an entry with a file of its own may leave out: it then gets the next
 * free one.
 */
export function numberedExtension() {
  // Each query has a node model of its own, and often reads the numbers of all entries.
  const known = new WeakMap<EntryContext["nodeModel"], Map<string, Promise<ReadonlyMap<string, number>>>>();
  return {
    name: "numbered",
    extend: () => ({
      resolve: async (
        source: NumberedNode,
        _args: unknown,
        context: EntryContext,
        { fieldName, parentType }: Pick<GraphQLResolveInfo, "fieldName" | "parentType">,
      ) => {
        const own = source[fieldName];
        if (typeof own === "number") return own;
        const ofQuery = known.get(context.nodeModel) ?? new Map<string, Promise<ReadonlyMap<string, number>>>();
        known.set(context.nodeModel, ofQuery);
        const key = `${parentType.name}.${fieldName}`;
        const numbers = ofQuery.get(key) ?? numbersOf(parentType.name, fieldName, context);
        ofQuery.set(key, numbers);
        return (await numbers).get(source.parent);
      },
    }),
  };
}

/** Resolves the ids of entries with files of their own, under the name that gatsby-transformer-json gives other ids. */
export function createEntryIds(
  { createResolvers, store }: CreateResolversArgs,
  { folder }: ContentSchemaOptions,
): void {
  const folders = [...readSchemas(join(siteDirectory(store), folder)).values()].filter((schema) => schema.folder);
  const jsonId = {
    resolve: (source: EntryNode, _args: object, context: EntryContext) => entryIdOf(source, context),
  };
  createResolvers(Object.fromEntries(folders.map((schema) => [entrySchema(schema).title ?? "", { jsonId }])));
}
