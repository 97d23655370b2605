import type { BuildArgs } from "gatsby";
import { writeChoices } from "./write-choices";
import { writeManifest } from "./write-manifest";
import { writeNoScriptStyles } from "./write-no-script-styles";
import { writeSecurityContact } from "./write-security-contact";
import { writeSeoFiles } from "./write-seo-files";
import { finishSharePictures } from "./write-share-pictures";

/** Writes the files beside the pages of the built site, and what its functions have to know of it. */
export async function finishSite(build: BuildArgs): Promise<void> {
  await writeSeoFiles(build);
  await writeManifest(build);
  await writeNoScriptStyles(build);
  await writeChoices(build);
  await writeSecurityContact(build);
  // Last: they are drawn beside all that comes before.
  await finishSharePictures(build);
}
