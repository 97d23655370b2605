import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ParentSpanPluginArgs } from "gatsby";

/**
 * Makes the fonts that pages load of the theme's two typefaces, before webpack looks for them. HarfBuzz begins with an
 * `await`, which Gatsby's compiled gatsby-node.ts can't import: it runs by itself.
 */
export async function makeTypefaces({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const script = ["--import", "tsx", "src/fonts/make-typefaces.mts"];
  try {
    await promisify(execFile)(process.execPath, script, { cwd: directory });
  } catch (error) {
    reporter.panic("The typefaces of data/theme.json could not be made", error as Error);
  }
}
