import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { NO_SCRIPT_CSS, NO_SCRIPT_PATH } from "../src/layout/no-script-css";
import { writeDesk } from "./desk";
import { writeHeaders } from "./headers";
import { writeSeoFiles } from "./sitemap";

/** Copies the files that visitors may download; Gatsby keeps public/ between builds. */
function copyDownloads(directory: string): void {
  const [source, target] = [join(directory, "data/files"), join(directory, "public/files")];
  rmSync(target, { recursive: true, force: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

/** Writes the files beside the pages of the built site. */
export async function finishSite(build: BuildArgs): Promise<void> {
  const { directory } = build.store.getState().program as { directory: string };
  await writeSeoFiles(build);
  // Visitors with JavaScript don't fetch these styles.
  writeFileSync(join(directory, "public", NO_SCRIPT_PATH), NO_SCRIPT_CSS);
  copyDownloads(directory);
  writeDesk(directory);
  writeHeaders(build);
}
