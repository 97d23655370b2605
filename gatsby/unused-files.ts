import { readFileSync, rmSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { filesIn } from "./files-in";
import { decodedAddress } from "./picture-host";
import { DIGEST_LENGTH } from "./pictures";

interface State {
  /** The finished jobs of gatsby-plugin-sharp, with the pictures that they have resized. */
  readonly jobsV2: { readonly complete: ReadonlyMap<string, { readonly inputPaths: readonly { path: string }[] }> };
}

const NAMING = /^(?!admin\/|files\/).*\.(?:css|html|js|json|xml)$/;

/** Deletes the files of a folder in public/ that no page, style sheet, script or feed names, and returns their paths in it. */
function deleteUnnamed(folder: string): string[] {
  const name = new RegExp(`(?<=\\b${folder}/)[^"'\`\\s,)<>&\\\\]+`, "g");
  const texts = filesIn("public").flatMap((file) => (NAMING.test(file) ? readFileSync(`public/${file}`, "utf8") : []));
  const named = new Set(texts.flatMap((text) => text.match(name) ?? []).map(decodedAddress));
  const unnamed = filesIn(`public/${folder}`).filter((file) => !named.has(file));
  for (const file of unnamed) rmSync(`public/${folder}/${file}`);
  return unnamed;
}

/**
 * Deletes what earlier builds have left in public/, which Gatsby keeps: results of static queries, style sheets, pictures.
 * webpack deletes old scripts (gatsby-node.ts), and Gatsby deletes old pages.
 */
export function deleteUnusedFiles({ store, getNodesByType }: Pick<BuildArgs, "store" | "getNodesByType">): void {
  deleteUnnamed("page-data/sq/d");
  const digests = new Set(deleteUnnamed("static").map((file) => file.slice(0, DIGEST_LENGTH)));
  const sources = getNodesByType("File")
    .filter(({ internal }) => digests.has(internal.contentDigest.slice(0, DIGEST_LENGTH)))
    .map(({ absolutePath }) => absolutePath);
  // Gatsby doesn't repeat a finished job, so a picture that a later build uses again would be missing.
  for (const [contentDigest, { inputPaths }] of (store.getState() as State).jobsV2.complete)
    if (inputPaths.some(({ path }) => sources.includes(path)))
      store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
}
