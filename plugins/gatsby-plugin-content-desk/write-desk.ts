import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import type { BuildArgs } from "gatsby";
import { readSchemas, readWords, validatorsModule } from "../gatsby-plugin-content-schema";
import type { CheckOptions, JsonSchema } from "../gatsby-plugin-content-schema";
import { readCheckData } from "./check-data";
import { deskConfig } from "./desk-config";
import { CHECK_DATA_FILE, DATA_FILE } from "./desk-data";
import type { DeskData } from "./desk-data";
import { deskPage } from "./desk-page";
import type { DeskOptions } from "./options";

const NAME = "gatsby-plugin-content-desk";

/** What the plugin reads of Gatsby's state. */
interface State {
  readonly program: { readonly directory: string };
  readonly flattenedPlugins: readonly { readonly name: string; readonly resolve: string }[];
}

/**
 * Returns the plugin's own folder as Gatsby knows it. In a local plugin `__dirname` doesn't work: Gatsby compiles
 * gatsby-node.ts with Parcel, which replaces it by a wrong path.
 *
 * @throws Error if Gatsby doesn't name the plugin's folder
 */
function ownFolder({ flattenedPlugins }: State): string {
  const plugin = flattenedPlugins.find(({ name }) => name === NAME);
  if (!plugin) throw new Error(`Gatsby's state has no plugin ${NAME} in flattenedPlugins; see the plugin's README.md`);
  return plugin.resolve;
}

/** How Sveltia imports the package in which it hands entries to previews. */
const IMMUTABLE = /import\((["'`])immutable\1\)/;

/**
 * Copies Sveltia CMS into the page's folder, with the package that previews need: it imports it by its name, which browsers
 * can't look up.
 *
 * @param cms the folder of Sveltia CMS
 * @throws Error where Sveltia doesn't import the package so any more
 */
async function copyCms(cms: string, target: string): Promise<void> {
  await cp(cms, target, { recursive: true, filter: (file) => !file.endsWith(".map") });
  const script = join(target, "index.js");
  const code = await readFile(script, "utf8");
  if (!IMMUTABLE.test(code)) throw new Error(`${NAME}: Sveltia CMS doesn't import "immutable" any more; see README.md`);
  await writeFile(script, code.replace(IMMUTABLE, 'import("./immutable.js")'));
  await build({
    stdin: { contents: 'export * from "immutable"', resolveDir: cms },
    outfile: join(target, "immutable.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
  });
}

/** Makes the schemas' validators a module for esbuild. */
function validators(schemas: ReadonlyMap<string, JsonSchema>, directory: string, options: CheckOptions): Plugin {
  return {
    name: "content-validators",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^content-validators$/ }, ({ path }) => ({ path, namespace: "validators" }));
      onLoad({ filter: /./, namespace: "validators" }, () => ({
        contents: validatorsModule(schemas, options),
        resolveDir: directory,
      }));
    },
  };
}

/**
 * Writes the editors' desk into the built site: a page of its own that no other page links to, with a copy of Sveltia
 * CMS and its fonts.
 */
export async function writeDesk({ store }: BuildArgs, options: DeskOptions): Promise<void> {
  const state = store.getState() as State;
  const { directory } = state.program;
  const page = join(directory, "public", options.path);
  // Gatsby keeps public/ between builds, and with it the scripts of the desk as it was.
  await rm(page, { recursive: true, force: true });
  await mkdir(page, { recursive: true });

  const cms = dirname(createRequire(join(directory, "package.json")).resolve("@sveltia/cms"));
  await copyCms(cms, join(page, "cms"));

  const { check } = options;
  const content = join(directory, options.folder);
  const schemas = readSchemas(content);
  const { placeholders } = check.options;
  const cmsScript = `${options.path}/cms/index.js`;
  await build({
    entryPoints: [join(ownFolder(state), "browser/start.ts")],
    outdir: page,
    entryNames: "desk",
    chunkNames: "desk-[hash]",
    splitting: true,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    alias: {
      "@sveltia/cms": cmsScript,
      "node:path": "path-browserify",
      "content-check-options": join(directory, check.module),
    },
    external: [cmsScript],
    plugins: [validators(schemas, directory, check.options)],
    // Without them, packages bring along what they have for development.
    conditions: ["production", "module"],
  });

  const data: DeskData = {
    config: deskConfig(schemas, options),
    folder: options.folder,
    schemas: Object.fromEntries(schemas),
    words: placeholders ? readWords(content, placeholders) : {},
    preview: options.preview,
    previewAddress: options.previewAddress,
  };
  const checkData = await readCheckData(directory, options.folder, check.data());
  await writeFile(join(page, CHECK_DATA_FILE), JSON.stringify(checkData));
  await writeFile(join(page, DATA_FILE), JSON.stringify(data));
  await writeFile(join(page, "index.html"), deskPage(options));
}
