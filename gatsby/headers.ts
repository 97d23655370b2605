import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { DESK_POLICY } from "./desk";
import { PICTURE_ORIGIN } from "./picture-host";
import { projectDirectory } from "./project-directory";

/** For files that a browser may show by themselves: they have styles, and run and load nothing. */
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const FILES = [
  "/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/*",
  "/favicon.svg",
  "/world-map.svg",
  "/brand/*",
];

/** The script that plugins/gatsby-plugin-deferred-scripts puts into every page. */
const SCRIPT = /<script data-path=[^>]*>([^]*?)<\/script>/;

/**
 * Adds the policies to `_headers`, which gatsby-plugin-netlify has written: one for all pages, with the digest of their
 * script. Each page has its own rule: with one for all addresses, the desk would have two policies. Unknown addresses have
 * no rule, so the page that answers them has the policy in its HTML.
 */
export function writeHeaders({ store }: BuildArgs): void {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  const published = join(projectDirectory({ store }), "public");
  const inPublic = (path: string) => join(published, path);
  const files = [...pages.keys()].map((path) => (path.endsWith(".html") ? path : join(path, "index.html")));
  const digests = files.map((file) => {
    const [, code] = SCRIPT.exec(readFileSync(inPublic(file), "utf8")) ?? [];
    if (!code) throw new Error(`public${file} lacks the script that starts the others`);
    return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  });
  const policy = [
    // Firefox applies it to what a page prefetches.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(digests)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${PICTURE_ORIGIN}`,
    "frame-src 'none';object-src 'none';base-uri 'none';form-action 'self'",
  ].join(";");
  const policies = [
    ...[...pages.keys(), ...files].map((path) => [path, `${policy};frame-ancestors 'none'`]),
    ...FILES.map((path) => [path, FILE_POLICY]),
    ["/admin/*", DESK_POLICY],
  ] as [string, string][];
  const rules = [...new Map(policies)].map(([path, value]) => `${path}\n  Content-Security-Policy: ${value}\n`);
  // Netlify names the context of deploy previews and branch deploys; other machines name none.
  if ((process.env.CONTEXT ?? "production") !== "production") rules.push("/*\n  X-Robots-Tag: noindex\n");
  appendFileSync(inPublic("_headers"), `\n${rules.join("")}`);
  const html = readFileSync(inPublic("404.html"), "utf8").replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    "",
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  writeFileSync(
    inPublic("404.html"),
    html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta),
  );
}
