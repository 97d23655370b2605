import type { CommonFieldProps, StringField, TextField, VisibleField, VisibleFieldProps } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema/json-schema";

/** What every field of a form has. */
export type FieldBasics = CommonFieldProps & VisibleFieldProps;

/** Longer texts than this, in characters, get an input of several lines. */
const ONE_LINE = 250;

/** What a text must look like in each format, and how to say so. */
const PATTERNS: Readonly<Record<string, readonly [pattern: string, message: string]>> = {
  slug: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Small letters, digits and single hyphens only: “spring-report”"],
  "site-path": ["^/[^/]?", "A path of this site, beginning with a slash: “/about#team”"],
  link: ["^(/|https://)", "A path of this site (“/about#team”) or an address that begins with https://"],
  "https-url": ["^https://", "An address that begins with https://"],
  phone: ["^\\+[0-9]", "A number in international form: “+1 (212) 555-0142”"],
};

/** What the site's dates look like in each format, in Day.js's letters. */
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
 * The field for a string, by its format and its limits.
 *
 * @param basics name, label and hint of the field
 * @param schema of the string
 * @param folder the folder of `data/images` and `data/files` that uploads go into
 */
export function stringField(basics: FieldBasics, schema: JsonSchema, folder: string): VisibleField {
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
        media_folder: `/data/images/${folder}`,
        public_folder: `/images/${folder}`,
      };
    case "file":
      return {
        ...basics,
        widget: "file",
        choose_url: false,
        media_folder: `/data/files/${folder}`,
        public_folder: `/files/${folder}`,
      };
    default:
      return textField(basics, schema);
  }
}
