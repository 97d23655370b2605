import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";
import escapeHtml from "escape-html";
import { LONGEST_NAME } from "../gatsby-plugin-content-schema";
import type { JsonSchema } from "../gatsby-plugin-content-schema";
import { formatName } from "./desk-data";
import { deskField, deskFields, entrySummary, pictureOf } from "./desk-field";
import { entryTitle, LIST, words } from "./field-basics";
import type { DeskOptions } from "./options";

type Schemas = ReadonlyMap<string, JsonSchema>;

/** What places of the configuration have in common. */
type Site = Pick<DeskOptions, "folder" | "names">;

/** Where pictures in the midst of a text go: those of a field of their own have that field's folder. */
const pictureFolders = (folder: string, name: string) => ({
  media_folder: `/${folder}/images/${name}`,
  public_folder: `/images/${name}`,
});

function contentFile(file: string, schema: JsonSchema, schemas: Schemas, { folder, names }: Site): CollectionFile {
  const place = { folder, file, schemas, names };
  const label = words(file);
  const list = () => ({ ...deskField(LIST, schema, true, place), label, root: true });
  return {
    name: file,
    label,
    file: `${folder}/${file}.json`,
    format: formatName(file),
    ...pictureFolders(folder, file),
    fields: schema.type === "array" ? [list()] : deskFields(schema, place),
  };
}

/** The formats of values by which entries are listed, the newest first. */
const DAYS = ["date", "long-date", "long-month"];

/** Makes the collection of entries that have a file each: each is a change, a branch and a pull request of its own. */
function entryCollection(name: string, schema: JsonSchema, schemas: Schemas, { folder, names }: Site): EntryCollection {
  const { title = name, description, properties = {} } = schema;
  const identifier = entryTitle(schema);
  const day = Object.keys(properties).find((key) => DAYS.includes(properties[key]?.format ?? ""));
  const picture = pictureOf(schema);
  return {
    name,
    label: words(name),
    label_singular: words(title),
    ...(description ? { description: escapeHtml(description) } : {}),
    folder: `${folder}/${name}`,
    extension: "json",
    format: formatName(name),
    ...pictureFolders(folder, name),
    create: true,
    delete: true,
    identifier_field: identifier,
    slug: {
      template: `{{${identifier}}}`,
      // Links from elsewhere lead to a published entry.
      editable: ["create"],
      hint: "The name of the file, and the end of the address where the entry has one",
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Small letters, digits and single hyphens only: “spring-report”"],
    },
    summary: entrySummary(schema),
    sortable_fields: {
      fields: [identifier, ...(day ? [day] : [])],
      ...(day ? { default: { field: day, direction: "descending" } } : {}),
    },
    ...(properties.order ? { reorder: true } : {}),
    ...(picture ? { thumbnail: picture } : {}),
    fields: deskFields(schema, { folder, file: name, schemas, names }),
  };
}

/**
 * Makes Sveltia CMS's configuration, with a form for each content file and each entry of a folder by its schema.
 * https://sveltiacms.app/en/docs/config-basics
 *
 * @param schemas the schemas by the names of their files
 */
export function deskConfig(schemas: Schemas, options: DeskOptions): CmsConfig {
  const { title, logo, folder, repositoryUrl, largestUpload, previewPaths = {} } = options;
  // Sveltia finds the deploy preview of a change on GitHub, and links to this path of it.
  const inPreview = (name: string) => ({ preview_path: previewPaths[name] ?? "/" });
  return {
    load_config_file: false,
    app_title: title,
    logo: { src: logo },
    // Without a branch Sveltia takes the repository's default branch.
    backend: {
      name: "github",
      repo: repositoryOnGitHub(repositoryUrl),
      // It is also the title of the pull request; the slug is the name of the file.
      commit_messages: { create: "Add {{slug}}", update: "Edit {{slug}}", delete: "Remove {{slug}}" },
    },
    // Every change is a pull request, whose deploy preview shows it before it is published.
    publish_mode: "editorial_workflow",
    editor: { preview: false },
    media_folder: `${folder}/images`,
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: largestUpload, slugify_filename: true } },
      // They need keys of their own, and addresses that the desk's security policy doesn't allow.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: LONGEST_NAME },
    collections: [...schemas]
      .filter(([, schema]) => schema.folder)
      .map(([name, schema]) => ({ ...entryCollection(name, schema, schemas, options), ...inPreview(name) })),
    singletons: [...schemas]
      .filter(([, schema]) => !schema.folder)
      .map(([file, schema]) => ({ ...contentFile(file, schema, schemas, options), ...inPreview(file) })),
  };
}

/** The name that Sveltia gets without a repository: the desk then edits only the files of the editor's machine. */
const NO_REPOSITORY = "unknown/website";

/** Returns the repository of an address on GitHub as "owner/name". */
function repositoryOnGitHub(url: string | undefined): string {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/.exec(url ?? "")?.[1] ?? NO_REPOSITORY;
}
