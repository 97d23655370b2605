import type { JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { isEntry, contentSchema, entrySchema } from "../../../gatsby-plugin-content-schema/browser";
import { words } from "../../field-basics";
import { entryName, formPlace } from "./form-place";

/** What sentences are put into an editor's words with. */
interface Content {
  /** The content folder, relative to the site's: "data". */
  readonly folder: string;
  /** The texts of the content files, by their paths relative to the folder. */
  readonly texts: ReadonlyMap<string, string>;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** A content file, with its folders and with line and column where they are said. */
const FILE = /((?:[\w-]+\/)*[\w-]+\.json)(?::(\d+))?(?::\d+)?/g;

/** A document of the project. */
const DOCUMENT = /(?:[\w-]+\/)*([\w-]+)\.md(?::\d+)?/g;

/** A key of a file, as sentences quote it; texts stand in curly quotation marks. */
const KEY = /"(\w+)"/g;

/** Returns the keys of everything that a schema describes. */
function keysIn({ properties = {}, items }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([key, property]) => [key, ...keysIn(property)]);
  return items ? [...own, ...keysIn(items)] : own;
}

function placeOf(file: string, line: string | undefined, { texts, schemas }: Content): string | undefined {
  const [kind = ""] = file.replace(/\.json$/, "").split("/");
  const schema = schemas.get(kind);
  if (!schema) return undefined;
  const text = texts.get(file);
  if (text === undefined) return words(kind);
  if (line !== undefined) {
    const number = Number(line);
    const indent = /^\s*/.exec(text.split("\n")[number - 1] ?? "")?.[0].length ?? 0;
    return [words(kind), ...formPlace(text, schema, number, indent + 1).steps].join(" › ");
  }
  const value: unknown = JSON.parse(text);
  const name = isEntry(value) ? entryName(value, entrySchema(contentSchema(schema))) : undefined;
  return name ?? words(kind);
}

/**
 * Puts a sentence of the check into the words of the desk: entries and fields by their names, instead of files, lines and
 * keys.
 *
 * @param kind of the content that the sentence is about
 */
export function editorsWords(sentence: string, kind: string, content: Content): string {
  const { folder, schemas } = content;
  const keys = new Set([...schemas.values()].flatMap(keysIn));
  return sentence
    .replaceAll(FILE, (written: string, path: string, line?: string) => {
      const file = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
      const place = placeOf(file, line, content) ?? placeOf(`${kind}/${file}`, line, content);
      return place === undefined ? written : `“${place}”`;
    })
    .replaceAll(DOCUMENT, (_written, name: string) => `the document “${words(name)}”`)
    .replaceAll(KEY, (written: string, key: string) => (keys.has(key) ? `“${words(key)}”` : written));
}
