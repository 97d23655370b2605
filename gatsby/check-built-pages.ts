// Checks the pages that the build has written: the content check knows neither the links nor the errors of components.
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { BuildArgs } from "gatsby";
import { anchorId } from "../src/lib/paths";

/** Returns the HTML file of a page in public/. */
export const htmlFile = (path: string): string => (path.endsWith(".html") ? path : posix.join(path, "index.html"));

const valuesIn = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = ""]) => value);

/** @throws Error naming each part of a page that could not be rendered, and each link to no page, file or element of the site */
export function checkBuiltPages({ store }: Pick<BuildArgs, "store">): void {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  const built = new Map([...pages.keys()].map((path) => [path, readFileSync(join("public", htmlFile(path)), "utf8")]));
  const ids = new Map([...built].map(([path, html]) => [path, new Set(valuesIn(html, /\sid="([^"]+)"/g))]));
  const problems = new Map<string, string[]>();
  const report = (path: string, problem: string) => problems.set(problem, [...(problems.get(problem) ?? []), path]);
  for (const [path, html] of built) {
    // React leaves this mark, and no message, where a part inside a Suspense boundary throws.
    const [before, ...broken] = html.split("<!--$!-->");
    const place = valuesIn(before ?? "", /<section id="([^"]+)"/g).at(-1) ?? "its banner";
    if (broken.length > 0) report(path, `The part after "${place}" throws an error: "npm run dev" shows it.`);
    for (const href of new Set(valuesIn(html, /<a\b[^>]*\shref="((?:#|\/(?!\/))[^"]*)"/g))) {
      const { pathname, hash } = new URL(href, `http://localhost${path}`);
      const known = ids.get(decodeURI(pathname));
      if (!known && !existsSync(join("public", decodeURI(pathname)))) report(path, `The site has no page ${pathname}.`);
      if (known && hash && !known.has(anchorId(hash))) report(path, `The page ${pathname} has no element "${hash}".`);
    }
  }
  if (problems.size === 0) return;
  const lines = [...problems].map(([problem, [first, ...others]]) => {
    return `${problem} See ${first}${others.length > 0 ? ` and ${others.length} more` : ""}.`;
  });
  throw new Error(["The built pages have errors in components or their links:", ...lines].join("\n\n"));
}
