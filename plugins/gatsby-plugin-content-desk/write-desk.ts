import { copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { BuildArgs } from "gatsby";
import { readSchemas } from "../gatsby-plugin-content-schema/json-schema";
import { deskConfig } from "./desk-config";
import { DESK_DATA_PATH } from "./desk-data";
import type { DeskData } from "./desk-data";
import { repositoryOnGitHub } from "./repository";

/** Where the desk's page loads Sveltia CMS from: a copy of the package, with its fonts. */
const CMS_PATH = "/admin/cms";

/**
 * Writes the editors' desk, a page of its own at `/admin` that no page links to, into the built site.
 *
 * @param directory the project's folder, with `data/` and `public/`
 * @param repositoryUrl how git reaches the repository, if the build knows that
 */
export async function writeDeskInto(directory: string, repositoryUrl: string | undefined): Promise<void> {
  const published = join(directory, "public");
  const page = join(published, "admin");
  await mkdir(page, { recursive: true });

  const cms = dirname(createRequire(join(directory, "package.json")).resolve("@sveltia/cms"));
  await cp(cms, join(published, CMS_PATH), { recursive: true, filter: (file) => !file.endsWith(".map") });

  const cmsScript = `${CMS_PATH}/index.js`;
  await build({
    entryPoints: [join(directory, "plugins/gatsby-plugin-content-desk/browser/start.ts")],
    outfile: join(page, "desk.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    alias: { "@sveltia/cms": cmsScript },
    external: [cmsScript],
  });

  const schemas = readSchemas(join(directory, "data"));
  const data: DeskData = {
    config: deskConfig(schemas, repositoryOnGitHub(repositoryUrl)),
    schemas: Object.fromEntries(schemas),
  };
  await writeFile(join(published, DESK_DATA_PATH), JSON.stringify(data));
  await copyFile(join(directory, "plugins/gatsby-plugin-content-desk/admin.html"), join(page, "index.html"));
}

/** Adds the editors' desk to the built site. */
export async function writeDesk({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  await writeDeskInto(directory, process.env.REPOSITORY_URL);
}
