import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";
import { editJson } from "./edit-json";
import { toFile, toForm } from "./form-value";
import { mapValues } from "./map-values";
import { withoutEmpty } from "./without-empty";

/** How Sveltia reads and writes a file: https://sveltiacms.app/en/docs/api/file-formats */
export interface FileFormat {
  /** @throws SyntaxError where the text is no JSON */
  fromFile(text: string): unknown;
  /** @throws Error where the file could not be read: what is in the form is not all of it then */
  toFile(value: unknown): string;
}

/**
 * How one content file is read into the desk's form and written back, so that a save changes nothing else than what
 * the editor changed.
 *
 * @param schema of the file
 */
export function fileFormat(schema: JsonSchema): FileFormat {
  // Sveltia hands over no more than the new value. Which version of the file this is decides on nothing but its layout.
  let text: string | undefined;
  return {
    fromFile(read) {
      text = undefined;
      const value: unknown = JSON.parse(read);
      text = read;
      return mapValues(value, schema, toForm);
    },
    toFile(value) {
      if (text === undefined) throw new Error("The file could not be read, so it is not written either");
      const after = withoutEmpty(mapValues(value, schema, toFile), JSON.parse(text), schema);
      text = editJson(text, after, schema);
      return text;
    },
  };
}
