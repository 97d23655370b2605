import type { CreateNodeArgs, Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";

/** An entry as in its file, with the field that `addFileName` adds. */
export type EntryNode = Readonly<Record<string, unknown>> & {
  readonly fields: { readonly fileName: string };
  readonly internal: Pick<Node["internal"], "type">;
};

export interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<EntryNode> }>;
    findOne(query: object): Promise<(Pick<Node, "internal"> & { name: string; absolutePath: string }) | null>;
  };
}

export type ResolverInfo = Pick<GraphQLResolveInfo, "fieldName">;

/** Adds the name of its file to each entry. It is the id of an entry that has its own file. */
export function addFileName({ node, getNode, actions }: CreateNodeArgs): void {
  if (node.internal.owner !== "gatsby-transformer-json") return;
  actions.createNodeField({ node, name: "fileName", value: getNode(node.parent ?? "")?.name });
}
