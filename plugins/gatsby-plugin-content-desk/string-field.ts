import type { CommonFieldProps, StringField, TextField, VisibleField, VisibleFieldProps } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema";

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
}

/** Longer texts than this, in characters, get an input of several lines. */
const ONE_LINE = 250;

/** The pattern of each format that Sveltia doesn't know, with the message for editors. */
const PATTERNS: Readonly<Record<string, readonly [pattern: string, message: string]>> = {
  slug: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Small letters, digits and single hyphens only: “spring-report”"],
  "site-path": ["^/[^/]?", "A path of this site, beginning with a slash: “/about#team”"],
  link: ["^(/|https://)", "A path of this site (“/about#team”) or an address that begins with https://"],
  "https-url": ["^https://", "An address that begins with https://"],
  phone: ["^\\+[0-9]", "A number in international form: “+1 (212) 555-0142”"],
};

/** The form of each date format, in Day.js's letters. */
const DATES: Readonly<Record<string, string>> = {
  date: "YYYY-MM-DD",
  "long-date": "MMMM D, YYYY",
  "long-month": "MMMM YYYY",
};

function textField(basics: FieldBasics, schema: JsonSchema): StringField | TextField {
  const { format = "", maxLength, minLength = 0, description = "" } = schema;
  const pattern = schema.pattern ? ([schema.pattern, description] as const) : PATTERNS[format];
  const limits = {
    // That something must be there is what `required` says; a minimum of 1 would only be counted beside the field.
    ...(minLength > 1 ? { minlength: minLength } : {}),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...(pattern ? { pattern: [...pattern] as [string, string] } : {}),
    use_emoji_autocomplete: false,
  };
  // A rich-text editor would write the HTML anew; as text it stays what it is.
  const isLong = format === "html" || (!format && !pattern && (maxLength ?? Infinity) > ONE_LINE);
  return isLong
    ? { ...basics, ...limits, widget: "text" }
    : { ...basics, ...limits, widget: "string", type: format === "email" ? "email" : "text" };
}

/**
 * Makes the field for a string, by its format and its limits.
 *
 * @param basics name, label and hint of the field
 * @param schema of the string
 * @param place the content file: uploads go into the folder of this name in `images/` and `files/`
 */
export function stringField(basics: FieldBasics, schema: JsonSchema, { folder, file }: FieldPlace): VisibleField {
  const { format = "", enum: choices } = schema;
  if (choices) return { ...basics, widget: "select", options: [...choices] };
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
    default:
      return textField(basics, schema);
  }
}
