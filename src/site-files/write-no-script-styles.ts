import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { NO_SCRIPT_CSS, NO_SCRIPT_PATH } from "../layout/no-script-css";

/** Writes the styles for visitors without JavaScript into a file, which the others don't fetch. */
export async function writeNoScriptStyles({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  await writeFile(join(directory, "public", NO_SCRIPT_PATH), NO_SCRIPT_CSS);
}
