import type { CommonFieldProps, StringField, TextField, VisibleField, VisibleFieldProps } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema";
import type { DeskOptions } from "./options";
import { richTextField } from "./rich-text-field";

/** What every field of a form has. */
export type FieldBasics = CommonFieldProps & VisibleFieldProps;

/** Where a field stands. */
export interface FieldPlace {
  /** The content folder, relative to the site's: "data". */
  readonly folder: string;
  /** The content file, by its name without ending. */
  readonly file: string;
  /** All schemas by the names of their files, for references to other files. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** What lists call entries that have a fixed id, by the kind of content and the id. */
  readonly names?: DeskOptions["names"];
}

/** Longer texts than this, in characters, get an input of several lines. */
const ONE_LINE = 250;

/** The form of each date format, in Day.js's letters. */
const DATES: Readonly<Record<string, string>> = {
  date: "YYYY-MM-DD",
  "long-date": "MMMM D, YYYY",
  "long-month": "MMMM YYYY",
};

function textField(basics: FieldBasics, schema: JsonSchema): StringField | TextField {
  const { format, pattern, minLength, maxLength } = schema;
  const usual = {
    ...basics,
    use_emoji_autocomplete: false,
    ...(minLength ? { minlength: minLength } : {}),
    ...(maxLength ? { maxlength: maxLength } : {}),
    ...(pattern ? { pattern: [pattern, "See the hint above"] as [string, string] } : {}),
  };
  const isLong = !format && !pattern && (maxLength ?? Infinity) > ONE_LINE;
  return isLong ? { ...usual, widget: "text" } : { ...usual, widget: "string", type: "text" };
}

/**
 * Makes the field for a string, by its format and its limits.
 *
 * @param basics name, label and hint of the field
 * @param schema of the string
 * @param place the content file: uploads go into the folder of this name in `images/` and `files/`
 */
export function stringField(
  basics: FieldBasics,
  schema: JsonSchema,
  { folder, file, names = {} }: FieldPlace,
): VisibleField {
  const { format = "", enum: choices } = schema;
  if (choices) {
    const named = names[file]?.();
    const isFixedId = basics.name === "id" && named !== undefined;
    const options = isFixedId ? choices.map((value) => ({ value, label: named.get(value) ?? value })) : [...choices];
    return { ...basics, widget: "select", options };
  }
  const dateFormat = DATES[format];
  if (dateFormat) return { ...basics, widget: "datetime", type: "date", format: dateFormat };
  switch (format) {
    case "picture":
      return {
        ...basics,
        widget: "image",
        accept: "image/jpeg,image/png,image/webp,image/avif",
        media_folder: `/${folder}/images/${file}`,
        public_folder: `/images/${file}`,
      };
    case "file":
      return {
        ...basics,
        widget: "file",
        choose_url: false,
        media_folder: `/${folder}/files/${file}`,
        public_folder: `/files/${file}`,
      };
    case "html":
      return richTextField(basics);
    default:
      return textField(basics, schema);
  }
}
