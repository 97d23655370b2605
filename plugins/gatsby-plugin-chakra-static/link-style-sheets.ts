import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { linkStylesAtEnd, stylesAtEnd } from "./compiler/first-screen";

/** The folder of files that browsers may keep for good, below the published one. */
const KEPT = "static";

/** Returns the name of a sheet, which says what is in it. */
const nameOf = (css: string) => `${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;

/**
 * Moves the styles behind the first screen of a page's file into a sheet, and links it there.
 *
 * @param published absolute path of the published folder
 * @param path the page's address: "/about"
 */
async function linkStyleSheet(published: string, path: string): Promise<void> {
  const file = join(published, ...(path.endsWith(".html") ? [path] : [path, "index.html"]));
  const html = await readFile(file, "utf8");
  const css = stylesAtEnd(html);
  if (css === undefined) return;
  const name = nameOf(css);
  await mkdir(join(published, KEPT), { recursive: true });
  await writeFile(join(published, KEPT, name), css);
  await writeFile(file, linkStylesAtEnd(html, `/${KEPT}/${name}`));
}

/** Links the sheets of the built pages: while pages are rendered, a file may not be written, or Gatsby renders all anew. */
export async function linkStyleSheets({ store }: BuildArgs): Promise<void> {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  for (const path of pages.keys()) await linkStyleSheet(join(program.directory, "public"), path);
}
