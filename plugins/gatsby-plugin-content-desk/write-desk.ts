import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { BuildArgs } from "gatsby";
import { readSchemas } from "../gatsby-plugin-content-schema";
import { deskConfig } from "./desk-config";
import { DATA_FILE } from "./desk-data";
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
  await cp(cms, join(page, "cms"), { recursive: true, filter: (file) => !file.endsWith(".map") });

  const schemas = readSchemas(join(directory, options.folder));
  const cmsScript = `${options.path}/cms/index.js`;
  await build({
    entryPoints: [join(ownFolder(state), "browser/start.ts")],
    outdir: page,
    entryNames: "desk",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    alias: { "@sveltia/cms": cmsScript },
    external: [cmsScript],
    // Without them, packages bring along what they have for development.
    conditions: ["production", "module"],
  });

  const data: DeskData = {
    config: deskConfig(schemas, options),
    schemas: Object.fromEntries(schemas),
  };
  await writeFile(join(page, DATA_FILE), JSON.stringify(data));
  await writeFile(join(page, "index.html"), deskPage(options));
}
