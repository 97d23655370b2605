import type { BuildArgs } from "gatsby";
import { writeDesk } from "../desk/write-desk";
import { startScriptsLate } from "./start-scripts-late";
import { writeSeoFiles } from "./write-seo-files";

/** Adds to the built site what stands beside its pages. */
export async function finishSite(build: BuildArgs): Promise<void> {
  await writeSeoFiles(build);
  await writeDesk(build);
  const { program } = build.store.getState() as { program: { directory: string } };
  startScriptsLate(program.directory);
}
