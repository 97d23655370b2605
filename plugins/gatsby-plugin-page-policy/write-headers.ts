import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { PictureHost } from "../../src/content/picture-host";
import { isPreviewDeploy } from "../../src/content/preview-deploy";
import { inlineCode, together } from "./inline-code";
import type { InlineCode } from "./inline-code";
import { asHeader, asMeta, commonPolicy, deskPolicy, pagePolicy } from "./policy";
import type { Policy } from "./policy";

/** The page that unknown addresses are answered with. */
const NOT_FOUND = "/404.html";

const fileOf = (published: string, path: string) =>
  join(published, path.endsWith(".html") ? path : join(path, "index.html"));

/**
 * The pattern that a page's rule is for: its own path, or that of all its siblings where it has some, as there may be
 * thousands of articles.
 */
function patternFor(path: string): string {
  return path.replace(/^(\/.+\/)[^/]+$/, "$1:page");
}

/** The code of the pages that each rule is for. What answers in place of a missing sibling is among them. */
function codeByPattern(codes: ReadonlyMap<string, InlineCode>, notFound: InlineCode): Map<string, InlineCode> {
  const byPattern = new Map<string, InlineCode>();
  for (const [path, code] of codes) {
    const pattern = patternFor(path);
    const before = byPattern.get(pattern) ?? (pattern === path ? undefined : notFound);
    byPattern.set(pattern, before ? together([before, code]) : code);
  }
  return byPattern;
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

const policyHeader = (policy: Policy) => ({ "Content-Security-Policy": asHeader(policy) });

/** Gives the page for unknown addresses its policy in its HTML: no rule can name these addresses. */
async function addPolicyToPage(file: string, policy: Policy): Promise<void> {
  const html = await readFile(file, "utf8");
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const changed = bare.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + asMeta(policy));
  if (changed === bare) throw new Error(`${file} names no charset, after which its policy would stand.`);
  await writeFile(file, changed);
}

/** What the headers are made from. */
export interface HeaderOptions {
  /** The published folder. */
  readonly published: string;
  /** The paths of all pages. */
  readonly paths: readonly string[];
  readonly pictureOrigin: string;
  /** Whether this is a preview, which search engines leave out. */
  readonly isPreview: boolean;
}

/**
 * Adds a policy for each address to `_headers`, by the code that stands in the final HTML. netlify.toml has the headers
 * that are the same everywhere.
 */
export async function writeHeadersInto({ published, paths, pictureOrigin, isPreview }: HeaderOptions): Promise<void> {
  const codes = new Map<string, InlineCode>();
  for (const path of paths) codes.set(path, inlineCode(await readFile(fileOf(published, path), "utf8")));
  const all = [...codes.values()];
  // Whoever goes on to another page keeps the policy of the page on which the visit began.
  const { hasStyleAttributes } = together(all);
  const policyOf = (code: InlineCode) => pagePolicy({ ...code, hasStyleAttributes }, pictureOrigin);
  const notFound = codes.get(NOT_FOUND) ?? together([]);

  const rules = [
    rule("/*", {
      ...policyHeader(commonPolicy(together(all), pictureOrigin)),
      ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
    }),
    rule("/admin/*", policyHeader(deskPolicy(pictureOrigin))),
    ...[...codeByPattern(codes, notFound)].map(([pattern, code]) => rule(pattern, policyHeader(policyOf(code)))),
  ];
  await appendFile(join(published, "_headers"), `\n${rules.join("\n")}`);
  await addPolicyToPage(fileOf(published, NOT_FOUND), policyOf(notFound));
}

/** Gives the built site its headers. */
export async function writeHeaders({ store }: BuildArgs): Promise<void> {
  const { program, pages, config } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  await writeHeadersInto({
    published: join(program.directory, "public"),
    paths: [...pages.keys()],
    pictureOrigin: config.siteMetadata.pictureHost.origin,
    isPreview: isPreviewDeploy(),
  });
}
