import { join } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { entrySchema, readSchemas } from "./json-schema";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";

type Entry = Readonly<Record<string, unknown>>;

/** A file as gatsby-source-filesystem describes it. */
interface FileNode extends Node {
  /** Absolute path of its folder. */
  readonly dir: string;
  readonly extension: string;
  /** Without ending: "services". */
  readonly name: string;
}

/**
 * Makes a node of each entry of a content file, of the type that its schema's `title` names. It keeps an entry's own id
 * as `jsonId`, because `id` is Gatsby's. gatsby-transformer-json does the same, but rewrites the list of a file's entries
 * for each of them: ten thousand articles took it more than ten minutes.
 *
 * @throws Error if the file has no schema with a title
 */
export async function createContentNodes(
  { node, actions, createNodeId, createContentDigest, getNodesByType, loadNodeContent, store }: CreateNodeArgs,
  { folder }: ContentSchemaOptions,
): Promise<void> {
  const file = node as FileNode;
  const directory = join(siteDirectory(store), folder);
  if (file.internal.type !== "File" || file.extension !== "json" || file.dir !== directory) return;
  const schema = readSchemas(directory).get(file.name);
  const type = schema && entrySchema(schema).title;
  if (!type) throw new Error(`${folder}/${file.name}.json has no schema with a title in ${folder}/schemas/`);

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
}
