/** The node that gatsby-source-filesystem makes of a file in data/. */
interface FileNode {
  readonly id: string;
  /** The file's name without its extension. */
  readonly name: string;
  readonly children: readonly string[];
  readonly internal: { readonly contentDigest: string };
}

/** The part of Gatsby's resolver context that lists entries and finds the names of their files. */
export interface ListContext {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
    getNodeById(query: { id: string; type: string }): Pick<FileNode, "name"> | null;
  };
}

/** The part of Gatsby's resolver context that reads nodes. */
export interface ResolverContext {
  readonly nodeModel: ListContext["nodeModel"] & { findOne(query: object): Promise<FileNode | null> };
}

/**
 * Returns the name of an entry's file, which is the entry's id.
 *
 * @param parent the id of the file's node
 */
export const nameOfFile = (parent: unknown, { nodeModel }: ListContext): string =>
  nodeModel.getNodeById({ id: String(parent), type: "File" })?.name ?? "";
