import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { filesIn } from "./files-in";

/** The code that, with the content, decides the results of queries and how webpack compiles the scripts. */
const FOLDERS = ["gatsby", "plugins", "data/schemas", "src/lib"];

function codeDigest(): string {
  // webpack's cache names files by their absolute paths, so a copy of the whole folder needs a cache of its own.
  const hash = createHash("sha256").update(process.version).update(process.cwd());
  const files = FOLDERS.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  for (const file of [...files, "node_modules/.package-lock.json"]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Makes Gatsby delete its cache after a change of the code or of its place, but not the resized pictures. Gatsby itself
 * notices changes of gatsby-node.ts, but not of the modules that it imports.
 */
export function clearOutdatedCache({ store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const webpackCache = ".cache/webpack";
  // Gatsby keeps this folder when it deletes its cache.
  const file = join(webpackCache, "code-digest");
  const digest = codeDigest();
  const former = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (former === digest) return;
  if (former) reporter.info("The code has changed or moved: Gatsby starts without its cache");
  rmSync(webpackCache, { recursive: true, force: true });
  mkdirSync(webpackCache, { recursive: true });
  writeFileSync(file, digest);
  // Without a hash of its plugins, Gatsby deletes its cache.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
