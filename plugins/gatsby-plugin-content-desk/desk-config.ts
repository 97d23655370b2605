import type { CmsConfig, CollectionFile } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema/json-schema";
import { deskField, deskFields, LIST } from "./desk-field";
import { formatName } from "./format-name";
import { words } from "./words";

/** The most bytes of a file that the desk takes; the content check allows pictures as many. */
const LARGEST_UPLOAD = 5 * 1024 * 1024;

function contentFile(file: string, schema: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>): CollectionFile {
  const place = { file, schemas };
  const label = words(file);
  const list = () => ({ ...deskField(LIST, schema, true, place), label, root: true });
  return {
    name: file,
    label,
    file: `data/${file}.json`,
    format: formatName(file),
    fields: schema.type === "array" ? [list()] : deskFields(schema, place),
  };
}

/**
 * Sveltia CMS's configuration: a form for each content file, made from the file's schema.
 * https://sveltiacms.app/en/docs/config-basics
 *
 * @param schemas the schemas by the names of their files
 * @param repository where changes go, as "owner/name" on GitHub
 */
export function deskConfig(schemas: ReadonlyMap<string, JsonSchema>, repository: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: "The desk",
    logo: { src: "/favicon.svg" },
    // Without a branch Sveltia takes the repository's default branch.
    backend: {
      name: "github",
      repo: repository,
      // It is also the title of the pull request; the slug is the name of the file.
      commit_messages: { update: "Edit {{slug}}" },
    },
    // Every change is a pull request, whose deploy preview shows it before it is published.
    publish_mode: "editorial_workflow",
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: LARGEST_UPLOAD, slugify_filename: true } },
      // They need keys of their own, and addresses that the desk's security policy doesn't allow.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true },
    // The deploy preview shows the page itself; a list of values beside the form would only take its room.
    editor: { preview: false },
    singletons: [...schemas].map(([file, schema]) => contentFile(file, schema, schemas)),
  };
}
