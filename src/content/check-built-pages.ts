import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { Parser } from "htmlparser2";
import { BEGIN_ANEW } from "./begin-anew";

/** Elements whose text nobody reads on the page. */
const UNSHOWN = new Set(["script", "style", "template", "noscript"]);

const isFilled = (text: string) => text.trim() !== "";

/**
 * What a page's HTML lacks that no page is without.
 *
 * @returns such as "no title"; empty where nothing is missing
 */
export function missingParts(html: string): string[] {
  let hasTitle = false;
  let hasText = false;
  const open: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => void open.push(name),
    ontext(text) {
      if (!isFilled(text)) return;
      if (open.at(-1) === "title" && open.includes("head")) hasTitle = true;
      if (open.includes("main") && !open.some((name) => UNSHOWN.has(name))) hasText = true;
      if (hasTitle && hasText) parser.pause();
    },
    onclosetag: () => void open.pop(),
  });
  parser.write(html);
  return [...(hasTitle ? [] : ["no title"]), ...(hasText ? [] : ["no main text"])];
}

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
