// Checks the pages that the build has written: the content check knows neither the links nor the errors of components.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { anchorId } from "../../src/lib/paths";

/** Reads the pages one after the other, because the HTML of thousands would fill the memory. */
export function* builtPages({ store }: Pick<BuildArgs, "store">) {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  for (const path of pages.keys()) {
    const file = join("public", path.endsWith(".html") ? path : `${path}/index.html`);
    yield { path, file, html: readFileSync(file, "utf8") };
  }
}

/** Returns copies: a part of a text would keep the whole text in memory. */
const valuesIn = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, value = ""]) => Buffer.from(value).toString());

/** @throws Error naming each part of a page that could not be rendered, and each link to no page, file or element of the site */
export function checkBuiltPages(args: Pick<BuildArgs, "store">): void {
  const problems = new Map<string, string[]>();
  const report = (path: string, problem: string) => problems.set(problem, [...(problems.get(problem) ?? []), path]);
  const built = Array.from(builtPages(args), ({ path, html }) => {
    // React leaves this mark, and no message, where a part inside a Suspense boundary throws.
    const mark = html.indexOf("<!--$!-->");
    const place = valuesIn(html.slice(0, Math.max(mark, 0)), /<section id="([^"]+)"/g).at(-1) ?? "its banner";
    if (mark >= 0) report(path, `The part after "${place}" throws an error: "npm run dev" shows it.`);
    const ids = new Set(valuesIn(html, /\sid="([^"]+)"/g));
    return { path, ids, links: new Set(valuesIn(html, /<a\b[^>]*\shref="((?:#|\/(?!\/))[^"]*)"/g)) };
  });
  const idsOf = new Map(built.map(({ path, ids }) => [path, ids]));
  for (const { path, links } of built)
    for (const href of links) {
      const { pathname, hash } = new URL(href, `http://localhost${path}`);
      const target = decodeURI(pathname);
      const ids = idsOf.get(target);
      if (!ids && !existsSync(join("public", target))) report(path, `The site has no page ${target}.`);
      if (ids && hash && !ids.has(anchorId(hash))) report(path, `The page ${target} has no element "${hash}".`);
    }
  if (problems.size === 0) return;
  const lines = [...problems].map(([problem, [first, ...others]]) => {
    return `${problem} See ${first}${others.length > 0 ? ` and ${others.length} more` : ""}.`;
  });
  throw new Error(["The built pages have errors in components or their links:", ...lines].join("\n\n"));
}
