import type { JsonSchema } from "../../content/json-schema";
import { editJson } from "./edit-json";
import { mapValues } from "./map-values";
import type { Change } from "./map-values";
import { withoutEmpty } from "./without-empty";

/** How Sveltia reads and writes a file: https://sveltiacms.app/en/docs/api/file-formats */
export interface FileFormat {
  /** @throws SyntaxError where the text is no JSON */
  fromFile(text: string): unknown;
  /** @throws Error where the file could not be read: what is in the form is not all of it then */
  toFile(value: unknown): string;
}

const isHosted = (path: string) => path.startsWith("https://");

const isFile = ({ format }: JsonSchema) => format === "picture" || format === "file";
const isNumberOfEntry = ({ type, reference }: JsonSchema) => type === "integer" && reference !== undefined;

/** The files name pictures relative to `data/`; Sveltia knows them as paths from the root. */
const fromRoot = (path: string) => (path === "" || isHosted(path) ? path : `/${path}`);
const fromData = (path: string) => (isHosted(path) ? path : path.replace(/^\//, ""));

/** Sveltia's list of another file's entries has texts, also where their ids are numbers. */
const intoForm: Change = (value, schema) => {
  if (isFile(schema) && typeof value === "string") return fromRoot(value);
  return isNumberOfEntry(schema) && typeof value === "number" ? String(value) : value;
};

const intoFile: Change = (value, schema) => {
  if (isFile(schema) && typeof value === "string") return fromData(value);
  return isNumberOfEntry(schema) && typeof value === "string" && value !== "" ? Number(value) : value;
};

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
      return mapValues(value, schema, intoForm);
    },
    toFile(value) {
      if (text === undefined) throw new Error("The file could not be read, so it is not written either");
      const after = withoutEmpty(mapValues(value, schema, intoFile), JSON.parse(text), schema);
      text = editJson(text, after, schema);
      return text;
    },
  };
}
