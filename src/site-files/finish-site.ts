import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import site from "../../data/site.json";
import { NO_SCRIPT_CSS, NO_SCRIPT_PATH } from "../layout/no-script-css";
import { SITE_URL } from "./site-url";
import { writeChoices } from "./write-choices";
import { writeSeoFiles } from "./write-seo-files";

/** Writes the styles for visitors without JavaScript into a file, which the others don't fetch. */
async function writeNoScriptStyles({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  await writeFile(join(directory, "public", NO_SCRIPT_PATH), NO_SCRIPT_CSS);
}

/** Says whom to tell of a weakness: https://www.rfc-editor.org/rfc/rfc9116 */
async function writeSecurityContact({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const path = ".well-known/security.txt";
  // The standard advises less than a year.
  const expires = new Date(Date.now() + 360 * 24 * 60 * 60_000).toISOString();
  const file = join(directory, "public", path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${SITE_URL}/${path}\n`,
  );
}

/** Writes the files beside the pages of the built site, and what its functions have to know of it. */
export async function finishSite(build: BuildArgs): Promise<void> {
  await writeSeoFiles(build);
  await writeNoScriptStyles(build);
  await writeChoices(build);
  await writeSecurityContact(build);
}
