import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { parse } from "jsonc-parser";
import type { ParseError } from "jsonc-parser";
import { readEntries } from "./content-files";
import { contentName, ENDING } from "./content-names";
import { entrySchema } from "./json-schema";
import type { JsonSchema } from "./json-schema";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";
import { fillTexts, placeholdersIn } from "./placeholders";
import type { Placeholders, Words } from "./placeholders";
import { readSchemas } from "./schema-files";

/**
 * Reads what placeholders stand for from the content on the disk.
 *
 * @param dataDirectory absolute path of the content folder
 */
export function readWords(dataDirectory: string, { from, words }: Placeholders): Words {
  const schemas = readSchemas(dataDirectory);
  return words(
    new Map(
      from.map((name) => [
        name,
        schemas.get(name)?.folder
          ? readEntries(dataDirectory, name, { folder: true })
          : // A file that is half written while developing has nothing yet; the check tells of it.
            (parse(readFileSync(join(dataDirectory, `${name}${ENDING}`), "utf8")) as unknown),
      ]),
    ),
  );
}

interface FileNode extends Readonly<Record<string, unknown>> {
  readonly absolutePath: string;
}

/** What fills the files of a content folder. */
interface Filling {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly words: Words;
}

/** By the content folder. Each is read once in a process: after a change of what is said of the firm, Gatsby starts anew. */
const fillings = new Map<string, Filling>();

function fillingOf(dataDirectory: string, placeholders: Placeholders): Filling {
  const filling = fillings.get(dataDirectory) ?? {
    schemas: readSchemas(dataDirectory),
    words: readWords(dataDirectory, placeholders),
  };
  fillings.set(dataDirectory, filling);
  return filling;
}

/**
 * Fills the placeholders of a content file before gatsby-transformer-json makes nodes of it, which has to stand behind
 * this plugin in gatsby-config.ts: whatever reads nodes has the words.
 */
export async function fillContentFile(
  { node, store, loadNodeContent }: CreateNodeArgs<FileNode>,
  { folder, placeholders }: ContentSchemaOptions,
): Promise<void> {
  if (!placeholders || node.internal.type !== "File" || node.internal.mediaType !== "application/json") return;
  const dataDirectory = join(siteDirectory(store), folder);
  const { schemas, words } = fillingOf(dataDirectory, placeholders);
  const name = contentName(relative(dataDirectory, node.absolutePath).split(sep).join("/"), schemas);
  const schema = name === undefined || placeholders.from.includes(name) ? undefined : schemas.get(name);
  if (!schema) return;
  const text = await loadNodeContent(node);
  const errors: ParseError[] = [];
  const content = parse(text, errors) as unknown;
  // gatsby-transformer-json stops at what is no JSON, and names the file.
  if (errors.length > 0 || placeholdersIn(text).length === 0) return;
  const described = schema.folder ? entrySchema(schema) : schema;
  // What a transformer reads of a node: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/#content
  node.internal.content = JSON.stringify(fillTexts(content, described, words));
}
