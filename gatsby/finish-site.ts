import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { NO_SCRIPT_CSS, NO_SCRIPT_PATH } from "../src/layout/no-script-css";
import { writeChoices } from "./choices";
import { writeDesk } from "./desk";
import { writeSeoFiles } from "./sitemap";

/** Writes the styles for visitors without JavaScript into a file, which the others don't fetch. */
async function writeNoScriptStyles({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  await writeFile(join(directory, "public", NO_SCRIPT_PATH), NO_SCRIPT_CSS);
}

/** Writes the files beside the pages of the built site, and what its functions have to know of it. */
export async function finishSite(build: BuildArgs): Promise<void> {
  await writeSeoFiles(build);
  await writeNoScriptStyles(build);
  await writeChoices(build);
  writeDesk((build.store.getState().program as { directory: string }).directory);
}
