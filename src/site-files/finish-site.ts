import type { BuildArgs } from "gatsby";
import { writeHeaders } from "../../plugins/gatsby-plugin-page-policy/write-headers";
import { keepBuildNotes } from "../../plugins/gatsby-plugin-deferred-scripts/move-build-stats";
import { writeSecurityContact } from "./write-security-contact";
import { startScriptsLate } from "../../plugins/gatsby-plugin-deferred-scripts/defer-scripts";
import { writeSeoFiles } from "./write-seo-files";

/** Adds to the built site what stands beside its pages, and takes away what is for nobody outside. */
export async function finishSite(build: BuildArgs): Promise<void> {
  await writeSeoFiles(build);
  await writeSecurityContact(build);
  const { program } = build.store.getState() as { program: { directory: string } };
  startScriptsLate(program.directory);
  await writeHeaders(build);
  await keepBuildNotes(build);
}
