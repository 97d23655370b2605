import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { inlineCode, mergeCode } from "./inline-code";
import type { InlineCode } from "./inline-code";
import { asHeader, asMeta, extend, pagePolicy, unite } from "./policy";
import type { PagePolicyOptions } from "./options";
import type { Policy } from "./policy";

/** The page that answers unknown addresses. */
const NOT_FOUND = "/404.html";

const fileOf = (published: string, path: string) =>
  join(published, path.endsWith(".html") ? path : join(path, "index.html"));

/**
 * Returns the pattern of a page's rule: its own path, or one for all its siblings where it stands in a folder, as there may
 * be thousands of articles.
 */
function patternFor(path: string): string {
  return path.replace(/^(\/.+\/)[^/]+$/, "$1:page");
}

/** Merges the code of the pages under each rule. The page that answers for a missing sibling is among them. */
function codeByPattern(codes: ReadonlyMap<string, InlineCode>, notFound: InlineCode): Map<string, InlineCode> {
  const byPattern = new Map<string, InlineCode>();
  for (const [path, code] of codes) {
    const pattern = patternFor(path);
    const before = byPattern.get(pattern) ?? (pattern === path ? undefined : notFound);
    byPattern.set(pattern, before ? mergeCode([before, code]) : code);
  }
  return byPattern;
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

const policyHeader = (policy: Policy) => ({ "Content-Security-Policy": asHeader(policy) });

/** Writes the policy of the page for unknown addresses into its HTML, as no rule can name these addresses. */
async function addPolicyToPage(file: string, policy: Policy): Promise<void> {
  const html = await readFile(file, "utf8");
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const changed = bare.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + asMeta(policy));
  if (changed === bare) throw new Error(`${file} declares no charset, behind which its policy is inserted.`);
  await writeFile(file, changed);
}

/** What the headers are computed from. */
export interface HeaderInput extends Pick<PagePolicyOptions, "imageOrigins" | "others" | "additions" | "noindex"> {
  /** Absolute path of the published folder. */
  readonly published: string;
  /** The paths of all pages. */
  readonly paths: readonly string[];
}

/** Appends a policy for each address to `_headers`, by the code in the final HTML. */
export async function writeHeadersInto({
  published,
  paths,
  imageOrigins,
  others,
  additions,
  noindex,
}: HeaderInput): Promise<void> {
  const codes = new Map<string, InlineCode>();
  for (const path of paths) codes.set(path, inlineCode(await readFile(fileOf(published, path), "utf8")));
  const all = mergeCode([...codes.values()]);
  // A visitor who follows a link keeps the policy of the page that the visit began on.
  const policyOf = (code: InlineCode) =>
    pagePolicy({ ...code, hasStyleAttributes: all.hasStyleAttributes }, imageOrigins);
  const added = (path: string, policy: Policy) => {
    const addition = additions[path];
    return addition ? extend(policy, addition) : policy;
  };
  const notFound = codes.get(NOT_FOUND) ?? mergeCode([]);

  const rules = [
    rule("/*", {
      ...policyHeader(unite([policyOf(all), ...Object.values(others), ...Object.values(additions)])),
      ...(noindex ? { "X-Robots-Tag": "noindex" } : {}),
    }),
    ...Object.entries(others).map(([pattern, policy]) => rule(pattern, policyHeader(policy))),
    ...[...codeByPattern(codes, notFound)].map(([pattern, code]) =>
      rule(pattern, policyHeader(added(pattern, policyOf(code)))),
    ),
  ];
  await appendFile(join(published, "_headers"), `\n${rules.join("\n")}`);
  await addPolicyToPage(fileOf(published, NOT_FOUND), policyOf(notFound));
}

/** Writes the headers of the built site. gatsby-plugin-netlify, which writes `_headers` anew, has to stand before. */
export async function writeHeaders({ store }: BuildArgs, options: PagePolicyOptions): Promise<void> {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  await writeHeadersInto({ ...options, published: join(program.directory, "public"), paths: [...pages.keys()] });
}
