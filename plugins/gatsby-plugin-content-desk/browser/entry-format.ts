import equal from "fast-deep-equal";
import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { isRecord } from "./edit-json";
import { fileFormat } from "./file-format";
import type { FileFormat } from "./file-format";

/** The file of an entry that nobody has written yet. */
const NEW = "{}\n";

/** Counts the values that two entries have in common. */
function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.keys(one).filter((key) => equal(one[key], other[key])).length;
}

/**
 * Makes the reader and writer of entries that have a file each. A save changes nothing but what the editor changed; a new
 * entry is laid out like the one that it has most in common with.
 *
 * @param schema of an entry
 */
export function entryFormat(schema: JsonSchema): FileFormat {
  // Sveltia passes only the new value, and doesn't say whose it is: it is most like what was read from its own file.
  const forms = new Map<string, unknown>();

  function fromFile(text: string): unknown {
    const form = fileFormat(schema).fromFile(text);
    forms.set(text, form);
    return form;
  }

  return {
    fromFile,
    toFile(value) {
      let [before, most] = [NEW, 0];
      for (const [text, form] of forms) {
        const inCommon = likeness(form, value);
        if (inCommon > most) [before, most] = [text, inCommon];
      }
      const format = fileFormat(schema);
      format.fromFile(before);
      const text = format.toFile(value);
      fromFile(text);
      return text;
    },
  };
}
