import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files-in";

/** Files that browsers open as pages: they get styles, but no scripts and no requests. */
const OPENED_DIRECTLY = /\.(svg|txt|xml)$/;
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Files whose names change with their content. gatsby-plugin-netlify writes the rules of the scripts. */
const NEVER_CHANGES = /^\/(fonts|static)\//;

/**
 * Returns the rule of a file that needs one. With rules for whole folders, a missing file would be cached for a year, and a
 * header of the folder would be added to that of the file.
 */
function fileRule(file: string): string {
  const caching = NEVER_CHANGES.test(file) ? "\n  Cache-Control: public, max-age=31536000, immutable" : "";
  const policy = OPENED_DIRECTLY.test(file) ? `\n  Content-Security-Policy: ${FILE_POLICY}` : "";
  return caching || policy ? `${file}${caching}${policy}\n` : "";
}

/** Whether Netlify builds a preview of a pull request or of a branch. It sets CONTEXT. */
export const isPreview = (): boolean => (process.env.CONTEXT ?? "production") !== "production";

/** Adds the rules of files, and of previews, to `_headers`, which gatsby-plugin-netlify has written. */
export function writeHeaders(): void {
  const headers = join("public", "_headers");
  // The plugin also has rules for a folder and for a file that the site lacks.
  const ofScripts = readFileSync(headers, "utf8").replace(/^\/(static\/.*|sw\.js)\n.*\n/gm, "");
  // Search engines must not index previews.
  const hidden = isPreview() ? "/*\n  X-Robots-Tag: noindex\n" : "";
  const ofFiles = filesIn("public").map((file) => fileRule(`/${file}`));
  writeFileSync(headers, [ofScripts, "\n", hidden, ...ofFiles].join(""));
}
