import type { GatsbyNode, Node } from "gatsby";
import { entrySchema, readSchemas } from "./json-schema";

type Entry = Readonly<Record<string, unknown>>;

/** A file as gatsby-source-filesystem describes it. */
interface FileNode extends Node {
  readonly extension: string;
  /** Without ending: "services". */
  readonly name: string;
}

/**
 * Makes a node of each entry of a content file, of the type that its schema's `title` names; an entry's own id is kept as
 * `jsonId`, as `id` is Gatsby's. gatsby-transformer-json does the same, but writes the list of a file's entries anew for
 * each of them: ten thousand articles took it more than ten minutes.
 *
 * @throws Error where the file has no schema with a title
 */
export const createContentNodes: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  getNodesByType,
  loadNodeContent,
  store,
}) => {
  const file = node as FileNode;
  if (file.internal.type !== "File" || file.extension !== "json") return;
  const { directory } = store.getState().program as { directory: string };
  const schema = readSchemas(`${directory}/data`).get(file.name);
  const type = schema && entrySchema(schema).title;
  if (!type) throw new Error(`data/${file.name}.json has no schema with a title in data/schemas/`);

  const content = JSON.parse(await loadNodeContent(file)) as Entry | readonly Entry[];
  const created = new Set<string>();
  for (const [index, { id: jsonId, ...entry }] of [content].flat().entries()) {
    const id = createNodeId(`${type} ${String(jsonId ?? index)}`);
    created.add(id);
    await actions.createNode({
      ...entry,
      ...(jsonId === undefined ? {} : { jsonId }),
      id,
      parent: file.id,
      children: [],
      internal: { type, contentDigest: createContentDigest({ jsonId, ...entry }) },
    });
  }
  // Gatsby forgets by itself only what its list of a file's children names.
  for (const former of getNodesByType(type)) if (!created.has(former.id)) actions.deleteNode(former);
};
