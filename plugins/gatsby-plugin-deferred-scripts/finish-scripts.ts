import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { deferScripts } from "./defer-scripts";
import type { DeferredScriptsOptions } from "./options";
import { pluginDirectory } from "./plugin-directory";
import { removeBuildStats } from "./remove-build-stats";

/** Defers the scripts of the built pages, and removes the stats that it reads for that. */
export async function finishScripts({ store }: BuildArgs, { chunks, slot }: DeferredScriptsOptions): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const publicDirectory = join(directory, "public");
  deferScripts(publicDirectory, join(pluginDirectory(store), "inline-loader.ts"), chunks, slot);
  await removeBuildStats(publicDirectory);
}
