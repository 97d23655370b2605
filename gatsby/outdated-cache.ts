import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** What decides, besides the content, how Gatsby answers queries and webpack makes scripts; Gatsby compiles to the first. */
const FOLDERS = [".cache/compiled", "plugins", "data/schemas"];

function codeDigest(directory: string): string {
  const hash = createHash("sha256").update(process.version);
  const files = FOLDERS.map((folder) => join(directory, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of [...files.sort(), join(directory, "node_modules/.package-lock.json")]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Makes Gatsby delete its cache where other code has made it: Gatsby itself only looks at gatsby-node.ts, not at what that
 * imports, and keeps the answers that it has. Resized pictures in `public/static` stay.
 */
export function clearOutdatedCache({ store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const { directory } = store.getState().program as { directory: string };
  const webpackCache = join(directory, ".cache/webpack");
  // Gatsby leaves this folder when it deletes its cache.
  const file = join(webpackCache, "code-digest");
  const digest = codeDigest(directory);
  if (existsSync(file) && readFileSync(file, "utf8") === digest) return;
  reporter.info("The code has changed: Gatsby starts without its cache");
  rmSync(webpackCache, { recursive: true, force: true });
  mkdirSync(webpackCache, { recursive: true });
  writeFileSync(file, digest);
  // Without a hash of its plugins, Gatsby deletes its cache.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
