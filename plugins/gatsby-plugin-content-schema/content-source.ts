import { join, relative, resolve, sep } from "node:path";
import { contentName } from "./content-names";
import { entrySchema } from "./json-schema";
import { readSchemas } from "./schema-files";

/** A file as gatsby-source-filesystem describes it. */
interface FileNode {
  readonly absolutePath: string;
}

/** What makes nodes of the content: options of gatsby-source-filesystem and of gatsby-transformer-json. */
interface ContentSource {
  /** Whether a file is JSON, but no content: nothing else is to become a node by chance. */
  readonly ignore: (path: string) => boolean;
  /** Returns the GraphQL type of a file's entries: the title of their schema. */
  readonly typeName: (parameters: { readonly node: FileNode }) => string;
}

/**
 * Reads the schemas, for the two plugins that read the content.
 *
 * @param folder the content folder, relative to the site's, in which Gatsby runs
 */
export function contentSource(folder: string): ContentSource {
  const directory = resolve(folder);
  const schemas = readSchemas(directory);
  const nameOf = (path: string) => contentName(relative(directory, path).split(sep).join("/"), schemas);
  return {
    ignore: (path) => path.endsWith(".json") && nameOf(path) === undefined,
    typeName: ({ node: { absolutePath } }) => {
      const schema = schemas.get(nameOf(absolutePath) ?? "");
      const type = schema && entrySchema(schema).title;
      if (!type) throw new Error(`${absolutePath} has no schema with a title in ${join(folder, "schemas")}`);
      return type;
    },
  };
}
