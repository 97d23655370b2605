import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { deferScripts } from "./defer-scripts";
import { moveBuildStats } from "./move-build-stats";
import type { DeferredScriptsOptions } from "./options";
import { pluginDirectory } from "./plugin-directory";

/** Defers the scripts of the built pages, and puts away the stats of the build. */
export async function finishScripts({ store }: BuildArgs, { chunks }: DeferredScriptsOptions): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  deferScripts(join(directory, "public"), join(pluginDirectory(store), "inline-loader.ts"), chunks);
  await moveBuildStats(directory);
}
