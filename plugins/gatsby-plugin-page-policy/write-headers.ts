import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { join as joinAddress } from "node:path/posix";
import type { BuildArgs } from "gatsby";
import { listDocuments } from "./document-files";
import { mergeCode } from "./inline-code";
import type { InlineCode } from "./inline-code";
import { readKeptCode } from "./kept-code";
import { FILE_POLICY, asHeader, asMeta, pagePolicy } from "./policy";
import type { PagePolicyOptions } from "./options";
import type { Policy } from "./policy";

/** The page that answers unknown addresses. */
const NOT_FOUND = "/404.html";

/** Returns the address of a page's file: "/about/index.html". */
const fileOf = (path: string) => (path.endsWith(".html") ? path : joinAddress(path, "index.html"));

/** The most pages of a folder that have a rule each. There may be thousands of articles. */
const MOST_RULES = 100;

/** Returns the pattern of a folder's pages, or undefined where the page stands in none. */
const siblingsOf = (path: string) => /^(\/.+\/)[^/]+$/.exec(path)?.[1]?.concat(":page");

/**
 * Merges the code of the pages under each rule: those of a folder that has many share one, and the page that answers for a
 * missing sibling is among them. That page has no rule of its own, as its policy is in its HTML.
 */
function codeByPattern(codes: ReadonlyMap<string, InlineCode>, notFound: InlineCode): Map<string, InlineCode> {
  const paths = [...codes.keys()].filter((path) => path !== NOT_FOUND);
  const sizes = new Map<string | undefined, number>();
  for (const path of paths) sizes.set(siblingsOf(path), (sizes.get(siblingsOf(path)) ?? 0) + 1);
  const patternFor = (path: string) => {
    const siblings = siblingsOf(path);
    return siblings && (sizes.get(siblings) ?? 0) > MOST_RULES ? siblings : path;
  };
  const byPattern = new Map<string, InlineCode>();
  for (const path of paths) {
    const pattern = patternFor(path);
    const before = byPattern.get(pattern) ?? (pattern === path ? undefined : notFound);
    const code = codes.get(path) ?? notFound;
    byPattern.set(pattern, before ? mergeCode([before, code]) : code);
  }
  return byPattern;
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

const policyHeader = (policy: Policy) => ({ "Content-Security-Policy": asHeader(policy) });

/** Tells whether an address is one of those that a pattern names, which ends in an asterisk for all that begin like it. */
const isNamedBy = (pattern: string, address: string) =>
  pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

/** Writes the policy of the page for unknown addresses into its HTML, as no rule can name these addresses. */
async function addPolicyToPage(file: string, policy: Policy): Promise<void> {
  const html = await readFile(file, "utf8");
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const changed = bare.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + asMeta(policy));
  if (changed === bare) throw new Error(`${file} declares no charset, behind which its policy is inserted.`);
  await writeFile(file, changed);
}

/** What the headers are computed from. */
export interface HeaderInput extends Pick<PagePolicyOptions, "imageOrigins" | "others" | "noindex"> {
  /** Absolute path of the published folder. */
  readonly published: string;
  /** The paths of all pages. */
  readonly paths: readonly string[];
  /** Finds the code in a page's HTML. */
  readonly codeIn: (html: string) => InlineCode;
}

/**
 * Appends one policy for each page, by the code in its final HTML, and for each file that browsers open as a document, to
 * `_headers`. No two rules with a policy name the same address: browsers would be sent both.
 */
export async function writeHeadersInto({
  published,
  paths,
  codeIn,
  imageOrigins,
  others,
  noindex,
}: HeaderInput): Promise<void> {
  const codes = new Map<string, InlineCode>();
  for (const path of paths) codes.set(path, codeIn(await readFile(join(published, fileOf(path)), "utf8")));
  const all = mergeCode([...codes.values()]);
  // A visitor who follows a link keeps the policy of the page that the visit began on.
  const policyOf = (code: InlineCode) =>
    pagePolicy({ ...code, hasStyleAttributes: all.hasStyleAttributes }, imageOrigins);
  const notFound = codes.get(NOT_FOUND) ?? mergeCode([]);
  const pageFiles = new Set(paths.map(fileOf));
  const isOther = (file: string) =>
    !pageFiles.has(file) && !Object.keys(others).some((pattern) => isNamedBy(pattern, file));
  const files = (await listDocuments(published)).filter(isOther);

  const rules = [
    ...(noindex ? [rule("/*", { "X-Robots-Tag": "noindex" })] : []),
    ...Object.entries(others).map(([pattern, policy]) => rule(pattern, policyHeader(policy))),
    ...files.map((file) => rule(file, policyHeader(FILE_POLICY))),
    ...[...codeByPattern(codes, notFound)].flatMap(([pattern, code]) =>
      [pattern, fileOf(pattern)].map((address) => rule(address, policyHeader(policyOf(code)))),
    ),
  ];
  await appendFile(join(published, "_headers"), `\n${rules.join("\n")}`);
  await addPolicyToPage(join(published, fileOf(NOT_FOUND)), policyOf(notFound));
}

/** Writes the headers of the built site. gatsby-plugin-netlify, which writes `_headers` anew, has to stand before. */
export async function writeHeaders({ store, cache }: BuildArgs, options: PagePolicyOptions): Promise<void> {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  const { codeIn, keep } = await readKeptCode(cache);
  await writeHeadersInto({
    ...options,
    published: join(program.directory, "public"),
    paths: [...pages.keys()],
    codeIn,
  });
  await keep();
}
