import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { Parser } from "htmlparser2";
import { BEGIN_ANEW } from "./outdated-cache";

/** Elements whose text nobody reads on the page. */
const UNSHOWN = new Set(["script", "style", "template", "noscript"]);

const isFilled = (text: string) => text.trim() !== "";

/** Tells whether a page's head names it. */
const hasTitle = (html: string) => /<title[^>]*>\s*[^\s<]/.test(html.slice(0, html.indexOf("</head>")));

/** Tells whether readers find text in a page's `main`; what stands before, such as styles, isn't parsed. */
function hasMainText(html: string): boolean {
  const start = html.indexOf("<main");
  if (start === -1) return false;
  let hasText = false;
  const open: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => void open.push(name),
    ontext(text) {
      if (!isFilled(text) || !open.includes("main") || open.some((name) => UNSHOWN.has(name))) return;
      hasText = true;
      parser.pause();
    },
    onclosetag: () => void open.pop(),
  });
  parser.write(html.slice(start));
  return hasText;
}

/**
 * What a page's HTML lacks that no page is without.
 *
 * @returns such as "no title"; empty where nothing is missing
 */
export const missingParts = (html: string): string[] => [
  ...(hasTitle(html) ? [] : ["no title"]),
  ...(hasMainText(html) ? [] : ["no main text"]),
];

const htmlFile = (directory: string, path: string) =>
  join(directory, "public", path.endsWith(".html") ? path : join(path, "index.html"));

/** Stops the build where a page has no title or no main text, with the paths of all such pages. */
export async function checkBuiltPages({ store, reporter }: BuildArgs): Promise<void> {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, { readonly matchPath?: string | null }>;
  };
  const problems: string[] = [];
  for (const [path, { matchPath }] of pages) {
    // Stands for unknown addresses, which are looked up by scripts: nobody is served its HTML.
    if (matchPath) continue;
    const missing = missingParts(await readFile(htmlFile(program.directory, path), "utf8"));
    if (missing.length > 0) problems.push(`  ${path}: ${missing.join(", ")}`);
  }
  if (problems.length === 0) return;
  reporter.panic(`These pages were built without what every page has:\n${problems.join("\n")}\n${BEGIN_ANEW}`);
}
