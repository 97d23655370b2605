import type { JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { entryTitle } from "../../field-basics";
import { isRecord } from "../edit-json";
import type { FileFormat } from "../file-format";

/** Checks a file before it is written. */
type Confirm = (kind: string, file: string, old: string | undefined, text: string) => Promise<void>;

/** The part of the desk's address that names the form: "#/collections/articles/entries/spring". */
const FORM = /^#\/collections\/([^/]+)\/(new|entries\/([^/?]+))/;

/** Returns a new entry's file name as the desk makes it of the title. */
function slugOf(title: unknown): string {
  const words = String(title)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "");
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "new";
}

/**
 * Makes the reader and writer of a kind of content check what it writes. Sveltia writes other files too, such as those
 * that refer to a renamed entry: only that of the form that is open is checked.
 *
 * @param hash returns the part of the desk's address behind `#`, with it
 */
export function checkedFormat(
  kind: string,
  schema: JsonSchema,
  format: FileFormat,
  confirm: Confirm,
  hash = () => location.hash,
): { fromFile: FileFormat["fromFile"]; toFile(value: unknown): Promise<string> } {
  return {
    fromFile: (text) => format.fromFile(text),
    async toFile(value) {
      const [, collection, , name] = FORM.exec(hash()) ?? [];
      const isOpen = schema.folder ? collection === kind : collection === "_singletons" && name === kind;
      if (isOpen) {
        const { old, text } = format.written(value);
        const slug = name ?? slugOf(isRecord(value) ? value[entryTitle(schema)] : "");
        const file = schema.folder ? `${kind}/${slug}.json` : `${kind}.json`;
        await confirm(kind, file, schema.folder && name === undefined ? undefined : old, text);
      }
      return format.toFile(value);
    },
  };
}
