import type { CmsConfig, CollectionFile } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema";
import { formatName } from "./desk-data";
import { deskField, deskFields, LIST, words } from "./desk-field";
import type { DeskOptions } from "./options";

type Schemas = ReadonlyMap<string, JsonSchema>;

function contentFile(file: string, schema: JsonSchema, schemas: Schemas, folder: string): CollectionFile {
  const place = { folder, file, schemas };
  const label = words(file);
  const list = () => ({ ...deskField(LIST, schema, true, place), label, root: true });
  return {
    name: file,
    label,
    file: `${folder}/${file}.json`,
    format: formatName(file),
    fields: schema.type === "array" ? [list()] : deskFields(schema, place),
  };
}

/**
 * Makes Sveltia CMS's configuration, with a form for each content file by the file's schema.
 * https://sveltiacms.app/en/docs/config-basics
 *
 * @param schemas the schemas by the names of their files
 */
export function deskConfig(schemas: Schemas, options: DeskOptions): CmsConfig {
  const { title, logo, folder, repositoryUrl, largestUpload } = options;
  return {
    load_config_file: false,
    app_title: title,
    logo: { src: logo },
    // Without a branch Sveltia takes the repository's default branch.
    backend: {
      name: "github",
      repo: repositoryOnGitHub(repositoryUrl),
      // It is also the title of the pull request; the slug is the name of the file.
      commit_messages: { update: "Edit {{slug}}" },
    },
    // Every change is a pull request, whose deploy preview shows it before it is published.
    publish_mode: "editorial_workflow",
    media_folder: `${folder}/images`,
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: largestUpload, slugify_filename: true } },
      // They need keys of their own, and addresses that the desk's security policy doesn't allow.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true },
    // The deploy preview shows the page itself; a list of values beside the form would only take its room.
    editor: { preview: false },
    singletons: [...schemas].map(([file, schema]) => contentFile(file, schema, schemas, folder)),
  };
}

/** The name that Sveltia gets without a repository: the desk then edits only the files of the editor's machine. */
const NO_REPOSITORY = "unknown/website";

/** Returns the repository of an address on GitHub as "owner/name". */
function repositoryOnGitHub(url: string | undefined): string {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/.exec(url ?? "")?.[1] ?? NO_REPOSITORY;
}
