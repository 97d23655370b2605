import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { isPreview } from "./headers";
import { builtPages } from "./built-pages";
import { PICTURE_ORIGIN } from "../content/picture-host";

/** Scripts in the HTML, without structured data: of gatsby-plugin-deferred-scripts and, beside portraits, gatsby-plugin-image. */
const SCRIPT = /<script(?![^>]* type="application)[^>]*>([^]+?)<\/script>/g;

/** Netlify adds a bar for comments to previews: a script of its own address, or of this host, which opens a frame. */
const PREVIEW_SCRIPT = " https://netlify-cdp-loader.netlify.app";
const PREVIEW_FRAME = "https://app.netlify.com";

/** Returns the HTML of a page with its policy, which has the digests of its scripts. Previews allow Netlify's comments. */
export function addPolicy(html: string, preview: boolean): string {
  const scripts = [...html.matchAll(SCRIPT)];
  const digests = scripts.map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  const policy = [
    // Not 'none', because Firefox applies it to prefetched files.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(digests)].join(" ")}${preview ? PREVIEW_SCRIPT : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${PICTURE_ORIGIN}`,
    `frame-src ${preview ? PREVIEW_FRAME : "'none'"};object-src 'none';base-uri 'none';form-action 'self'`,
  ].join(";");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Gatsby doesn't rewrite pages that haven't changed, so the page may have the policy of an earlier build.
  const without = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  return without.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
}

/**
 * Writes each page's policy into its HTML: as a header, it would need a rule for each address, and hosts limit the rules.
 * netlify.toml has what works in a header only.
 *
 * @throws Error naming a page without the expected script
 */
export function writePagePolicies(args: BuildArgs): void {
  for (const { file, html } of builtPages(args)) {
    if (!html.includes("<script data-path="))
      throw new Error(`${file} lacks the script of gatsby-plugin-deferred-scripts`);
    writeFileSync(file, addPolicy(html, isPreview()));
  }
}
