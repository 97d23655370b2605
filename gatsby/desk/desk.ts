import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";
import site from "../../data/site.json";
import { escapeHtml } from "../../src/lib/escape-html";
import { DATE_PATTERNS, LIST, SLUG_RULE, field, fields, keyOf, labelOf, titleKeyOf, uploads } from "./fields";
import { LARGEST_PICTURE, LONGEST_NAME } from "../content/formats";
import { readSchemas, type Schema, type Schemas } from "../content/schemas";

const formOptions = (collection: string, { preview = "/" }: Schema) => ({
  name: collection,
  label: labelOf(collection),
  format: "json",
  preview_path: preview,
  ...uploads(`images/${collection}`),
});

/** Makes the forms of a collection whose entries have their own files. Each changed entry is a pull request. */
function entryCollection(collection: string, schema: Schema, schemas: Schemas): EntryCollection {
  const title = titleKeyOf(schema);
  const day = keyOf(schema, Object.keys(DATE_PATTERNS));
  const key = day ?? (schema.properties?.order ? "order" : title);
  return {
    ...formOptions(collection, schema),
    label_singular: labelOf(schema.title ?? collection),
    description: escapeHtml(schema.description ?? ""),
    folder: `data/${collection}`,
    extension: "json",
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      // A renamed entry would break links to its page.
      editable: ["create"],
      hint: "The name of the file, and the last part of the page’s address if the entry has its own page",
      pattern: SLUG_RULE,
    },
    summary: `{{fields.${title}}}`,
    sortable_fields: {
      fields: [...new Set([title, key])],
      default: { field: key, direction: day ? "descending" : "ascending" },
    },
    thumbnail: keyOf(schema, ["picture"]),
    fields: fields(schema, schemas),
  };
}

function singleton(collection: string, schema: Schema, schemas: Schemas): CollectionFile {
  const formFields = schema.items
    ? [{ ...field(LIST, schema, true, schemas), label: labelOf(collection), root: true }]
    : fields(schema, schemas);
  return { ...formOptions(collection, schema), file: `data/${collection}.json`, fields: formFields };
}

/**
 * Makes the configuration of Sveltia CMS: https://sveltiacms.app/en/docs/config-basics
 *
 * @param repository the address of the GitHub repository; without it, the desk edits only local files
 */
export function deskConfig(schemas: Schemas, repository = ""): CmsConfig {
  const all = [...schemas];
  return {
    load_config_file: false,
    app_title: `The desk of ${site.brand}`,
    logo: { src: "/favicon.svg" },
    backend: {
      name: "github",
      repo: /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/.exec(repository)?.[1] ?? "unknown/website",
      // The title of the pull request, too.
      commit_messages: { create: "Add {{slug}}", update: "Edit {{slug}}", delete: "Remove {{slug}}" },
    },
    publish_mode: "editorial_workflow",
    editor: { preview: false },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: LARGEST_PICTURE, slugify_filename: true } },
      // They need API keys, and addresses that the Content-Security-Policy forbids.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: LONGEST_NAME },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    collections: all.flatMap(([name, schema]) => (schema.folder ? [entryCollection(name, schema, schemas)] : [])),
    singletons: all.flatMap(([name, schema]) => (schema.folder ? [] : [singleton(name, schema, schemas)])),
  };
}

/** Writes what static/admin/index.html loads: a copy of Sveltia CMS with its fonts, and the script that starts it. */
export function writeDesk(): void {
  // Gatsby keeps public/ between builds, and with it files of earlier versions of Sveltia.
  rmSync("public/admin/cms", { recursive: true, force: true });
  // The build in npm/ contains its fonts; the one in dist/ loads them from another site.
  const cms = dirname(createRequire(resolve("package.json")).resolve("@sveltia/cms"));
  cpSync(cms, "public/admin/cms", { recursive: true, filter: (file) => !file.endsWith(".map") });
  const config = deskConfig(readSchemas("data"), process.env.REPOSITORY_URL);
  const start = `import CMS from "./cms/index.js";\nvoid CMS.init({ config: ${JSON.stringify(config)} });\n`;
  writeFileSync("public/admin/desk.js", start);
}
