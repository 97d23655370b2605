import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { htmlFile } from "./built-pages";
import { filesIn } from "../files-in";
import { PICTURE_ORIGIN } from "../content/picture-host";

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

/** Scripts in the HTML, without structured data: of gatsby-plugin-deferred-scripts and, beside portraits, gatsby-plugin-image. */
const SCRIPT = /<script(?![^>]* type="application)[^>]*>([^]+?)<\/script>/g;

/**
 * Returns the Content-Security-Policy of a page, with the digests of its scripts.
 *
 * @throws Error if the page lacks the script of gatsby-plugin-deferred-scripts
 */
function policyOf(file: string): string {
  const scripts = [...readFileSync(file, "utf8").matchAll(SCRIPT)];
  if (!scripts.some(([script]) => script.startsWith("<script data-path=")))
    throw new Error(`${file} lacks the script of gatsby-plugin-deferred-scripts`);
  const digests = scripts.map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [
    // Not 'none', because Firefox applies it to prefetched files.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(digests)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${PICTURE_ORIGIN}`,
    "frame-src 'none';object-src 'none';base-uri 'none';form-action 'self'",
  ].join(";");
}

/**
 * Adds to `_headers`, which gatsby-plugin-netlify has written, the rules of files, and the Content-Security-Policy of each
 * page. Each page has its own rule, because a rule for all addresses would apply to the desk, too. Unknown addresses have no
 * rule, so the not-found page contains the policy in its HTML.
 */
export function writeHeaders({ store }: BuildArgs): void {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  const inPublic = (path: string) => join("public", path);
  const rules = [...pages.keys()].flatMap((page) => {
    const file = htmlFile(page);
    const policy = policyOf(inPublic(file));
    return [...new Set([page, file])].map(
      (path) => `${path}\n  Content-Security-Policy: ${policy};frame-ancestors 'none'\n`,
    );
  });
  // Netlify sets CONTEXT. Search engines must not index previews and branch deploys.
  if ((process.env.CONTEXT ?? "production") !== "production") rules.push("/*\n  X-Robots-Tag: noindex\n");
  rules.push(...filesIn("public").map((file) => fileRule(`/${file}`)));
  // The plugin also has rules for a folder and for a file that the site lacks.
  const ofScripts = readFileSync(inPublic("_headers"), "utf8").replace(/^\/(static\/.*|sw\.js)\n.*\n/gm, "");
  writeFileSync(inPublic("_headers"), [ofScripts, "\n", ...rules].join(""));
  const notFound = readFileSync(inPublic("404.html"), "utf8");
  // Gatsby doesn't rewrite pages that haven't changed, so the page may have the policy of an earlier build.
  const html = notFound.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inPublic("404.html"))}"/>`;
  const withPolicy = html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
  writeFileSync(inPublic("404.html"), withPolicy);
}
