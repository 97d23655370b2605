import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { CmsConfig, CollectionFile, EntryCollection, VisibleField } from "@sveltia/cms";
import site from "../data/site.json";
import { escapeHtml } from "../src/lib/escape-html";
import { LARGEST_PICTURE, LONGEST_NAME, SLUG } from "./formats";
import { PICTURE_ORIGIN } from "./picture-host";
import { projectDirectory } from "./project-directory";
import { entrySchema, readSchemas } from "./schemas";
import type { Schema, Schemas } from "./schemas";

const TITLE = `The desk of ${site.brand}`;
const LOGO = "/favicon.svg";
const PICTURES = "image/jpeg,image/png,image/webp,image/avif";

/** Where the deploy preview shows a kind of content that has no page of its name; others are on the home page. */
const PREVIEW_PATHS: Readonly<Record<string, string>> = {
  articles: "/blog/{{slug}}",
  "case-studies": "/case-studies/{{slug}}",
  "case-study-testimonial": "/case-studies",
  jobs: "/careers",
  leaders: "/about",
  legal: "/privacy-policy",
  offices: "/contact",
  partners: "/about",
  "past-webinars": "/webinars",
  "upcoming-webinars": "/webinars",
};
const PAGES = ["careers", "contact", "faq", "industries", "services", "white-papers"];

/** The notations of days, as Day.js writes them. */
const DATES: Readonly<Record<string, string>> = {
  date: "YYYY-MM-DD",
  "long-date": "MMMM D, YYYY",
  "long-month": "MMMM YYYY",
};

/** The field for the list that a file consists of. */
const LIST = "entries";

/** A text that may be longer, in characters, gets an input of several lines. */
const ONE_LINE = 250;

const SLUG_RULE: [pattern: string, message: string] = [
  SLUG.source,
  "Small letters, digits and single hyphens only: “spring-report”",
];

/** Turns a name of the schemas into a label: "indexLine" into "Index line", "case-studies" into "Case studies". */
function words(name: string): string {
  const text = name
    .replace(/^imageAlt$/, "picture in words")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
    .replace(/\b(faq|id|url)\b/g, (acronym) => acronym.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isPlainText = ({ type, format, pattern, reference, enum: choices }: Schema) =>
  type === "string" && !format && !pattern && !reference && !choices;

/** Returns the key of the field that names an entry in lists: its fixed id, or the first required text. */
function titleOf({ properties = {}, required = [] }: Schema): string {
  if (properties.id?.enum) return "id";
  const always = Object.entries(properties).filter(([key]) => required.includes(key));
  return (always.find(([, property]) => isPlainText(property)) ?? always[0])?.[0] ?? "id";
}

const summaryOf = (entry: Schema) => `{{fields.${titleOf(entry)}}}`;

/** Returns the key of the first field whose format is one of these. */
const keyOf = ({ properties = {} }: Schema, formats: readonly string[]) =>
  Object.keys(properties).find((key) => formats.includes(properties[key]?.format ?? ""));

/** Where uploads go, and how the content refers to them. */
const uploads = (folder: "images" | "files", kind: string) => ({
  media_folder: `/data/${folder}/${kind}`,
  public_folder: `/${folder}/${kind}`,
});

type Basics = Pick<VisibleField, "name" | "label" | "hint" | "required">;

/** Where a field is. */
interface Place {
  readonly kind: string;
  readonly schemas: Schemas;
}

const IN_LIST = { widget: "relation", collection: "_singletons", value_field: `${LIST}.*.id` } as const;

/** An entry of another kind is chosen by its name; the value is its id. */
function referenceField(basics: Basics, kind: string, schemas: Schemas): VisibleField {
  const schema = schemas.get(kind);
  if (!schema) throw new Error(`"${basics.name}" refers to "${kind}", which has no schema`);
  const title = titleOf(entrySchema(schema));
  return schema.folder
    ? { ...basics, widget: "relation", collection: kind, value_field: "{{slug}}", display_fields: [title] }
    : { ...basics, ...IN_LIST, file: kind, display_fields: [`${LIST}.*.${title}`] };
}

function textField(basics: Basics, schema: Schema, kind: string): VisibleField {
  const { format = "", pattern, minLength, maxLength, enum: choices } = schema;
  if (choices) {
    const options = choices.map((value) => ({ value, label: basics.name === "id" ? words(value) : value }));
    return { ...basics, widget: "select", options };
  }
  if (DATES[format]) return { ...basics, widget: "datetime", type: "date", format: DATES[format] };
  switch (format) {
    case "picture":
      return { ...basics, widget: "image", accept: PICTURES, ...uploads("images", kind) };
    case "file":
      return { ...basics, widget: "file", choose_url: false, ...uploads("files", kind) };
    case "markdown":
      return {
        ...basics,
        widget: "richtext",
        modes: ["rich_text", "raw"],
        buttons: ["bold", "italic", "link", "heading-three", "heading-four", "bulleted-list", "numbered-list", "quote"],
        editor_components: ["image"],
        linked_images: false,
        use_emoji_autocomplete: false,
      };
    default: {
      // Sveltia would count up to the one character that every required text has.
      const minlength = minLength === 1 ? undefined : minLength;
      const limits = { minlength, maxlength: maxLength, use_emoji_autocomplete: false };
      if (isPlainText(schema) && (maxLength ?? Infinity) > ONE_LINE) return { ...basics, widget: "text", ...limits };
      const rule = format === "slug" ? SLUG_RULE : pattern && ([pattern, "See the hint"] as [string, string]);
      return { ...basics, widget: "string", ...limits, ...(rule ? { pattern: rule } : {}) };
    }
  }
}

function listField(basics: Basics, { items, minItems, maxItems }: Schema, place: Place): VisibleField {
  if (!items) throw new Error(`The list "${basics.name}" of ${place.kind} has no items in its schema`);
  const list = { ...basics, widget: "list", min: minItems, max: maxItems } as const;
  if (!items.properties) return { ...list, field: field("item", items, true, place) };
  // The site has exactly these entries.
  const isFixed = items.properties.id?.enum !== undefined;
  return {
    ...list,
    ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    fields: fields(items, place),
    collapsed: true,
    summary: summaryOf(items),
    label_singular: words(items.title ?? basics.name),
    thumbnail: keyOf(items, ["picture"]),
  };
}

function field(name: string, schema: Schema, isRequired: boolean, place: Place): VisibleField {
  const basics: Basics = {
    name,
    label: words(name),
    // Sveltia takes hints for Markdown with HTML, and descriptions name tags.
    hint: escapeHtml(schema.description ?? ""),
    // A list may be empty, and a switch off.
    required: isRequired && schema.type !== "boolean" && (schema.type !== "array" || schema.minItems !== undefined),
  };
  if (schema.reference) return referenceField(basics, schema.reference, place.schemas);
  const limits = { min: schema.minimum, max: schema.maximum };
  switch (schema.type) {
    case "string":
      return textField(basics, schema, place.kind);
    case "boolean":
      return { ...basics, widget: "boolean" };
    case "integer":
      return { ...basics, widget: "number", value_type: "int", ...limits };
    case "number":
      return { ...basics, widget: "number", value_type: "float", step: 0.0001, ...limits };
    case "object":
      return { ...basics, widget: "object", fields: fields(schema, place), collapsed: "auto" };
    case "array":
      return listField(basics, schema, place);
  }
}

/** Makes the fields in the order of the schema, which is then the order of the keys in the file. */
const fields = ({ properties = {}, required = [] }: Schema, place: Place): VisibleField[] =>
  Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name), place));

/** What the forms of all kinds have. */
const form = (kind: string) => ({
  name: kind,
  label: words(kind),
  format: "json",
  preview_path: PREVIEW_PATHS[kind] ?? (PAGES.includes(kind) ? `/${kind}` : "/"),
  // Pictures in a text: those of a field have that field's folder.
  ...uploads("images", kind),
});

/** Entries with a file each: a change of one is a branch and a pull request of its own. */
function collection(kind: string, schema: Schema, schemas: Schemas): EntryCollection {
  const title = titleOf(schema);
  const day = keyOf(schema, Object.keys(DATES));
  const key = day ?? (schema.properties?.order ? "order" : title);
  return {
    ...form(kind),
    label_singular: words(schema.title ?? kind),
    description: escapeHtml(schema.description ?? ""),
    folder: `data/${kind}`,
    extension: "json",
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      // Links from elsewhere lead to a published entry.
      editable: ["create"],
      hint: "The name of the file, and the end of the address where the entry has a page of its own",
      pattern: SLUG_RULE,
    },
    summary: summaryOf(schema),
    sortable_fields: {
      fields: [...new Set([title, key])],
      default: { field: key, direction: day ? "descending" : "ascending" },
    },
    thumbnail: keyOf(schema, ["picture"]),
    fields: fields(schema, { kind, schemas }),
  };
}

/** The form of one file. */
function singleton(kind: string, schema: Schema, schemas: Schemas): CollectionFile {
  const list = () => ({ ...field(LIST, schema, true, { kind, schemas }), label: words(kind), root: true });
  const own = schema.items ? [list()] : fields(schema, { kind, schemas });
  return { ...form(kind), file: `data/${kind}.json`, fields: own };
}

/**
 * Makes Sveltia CMS's configuration: https://sveltiacms.app/en/docs/config-basics
 *
 * @param repository the address of the repository on GitHub; without it, the desk edits only files of the own machine
 */
export function deskConfig(schemas: Schemas, repository = ""): CmsConfig {
  const kinds = [...schemas];
  return {
    load_config_file: false,
    app_title: TITLE,
    logo: { src: LOGO },
    backend: {
      name: "github",
      repo: /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/.exec(repository)?.[1] ?? "unknown/website",
      // It is the title of the pull request, too.
      commit_messages: { create: "Add {{slug}}", update: "Edit {{slug}}", delete: "Remove {{slug}}" },
    },
    // Every change is a pull request, whose deploy preview shows it before it is published.
    publish_mode: "editorial_workflow",
    editor: { preview: false },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: LARGEST_PICTURE, slugify_filename: true } },
      // They need keys, and addresses that the policy doesn't allow.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: LONGEST_NAME },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    collections: kinds.flatMap(([kind, schema]) => (schema.folder ? [collection(kind, schema, schemas)] : [])),
    singletons: kinds.flatMap(([kind, schema]) => (schema.folder ? [] : [singleton(kind, schema, schemas)])),
  };
}

/** What a Content-Security-Policy has to allow the desk: it talks to GitHub, and makes its styles while it runs. */
export const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  `img-src 'self' blob: data: ${PICTURE_ORIGIN} https://*.githubusercontent.com`,
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(TITLE)}</title>
<link rel="icon" href="${LOGO}" />
<script type="module" src="/admin/desk.js"></script>
</html>
`;

/** Writes the desk into the built site: a page that no other page links to, with a copy of Sveltia CMS and its fonts. */
export function writeDesk({ store }: Pick<BuildArgs, "store">): void {
  const directory = projectDirectory({ store });
  const admin = join(directory, "public/admin");
  // Gatsby keeps public/ between builds.
  rmSync(admin, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  // npm/ is the build that brings its own fonts; dist/ fetches them from elsewhere.
  const cms = dirname(createRequire(join(directory, "package.json")).resolve("@sveltia/cms"));
  cpSync(cms, join(admin, "cms"), { recursive: true, filter: (file) => !file.endsWith(".map") });
  const config = deskConfig(readSchemas(join(directory, "data")), process.env.REPOSITORY_URL);
  const start = `import CMS from "./cms/index.js";\nvoid CMS.init({ config: ${JSON.stringify(config)} });\n`;
  writeFileSync(join(admin, "desk.js"), start);
  writeFileSync(join(admin, "index.html"), PAGE);
}
