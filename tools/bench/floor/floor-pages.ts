import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageKind } from "../page-kind";

/** The floor page of each kind, and the page of the site that it is drawn after. */
const FLOORS: Readonly<Record<PageKind, { readonly file: string; readonly like: string }>> = {
  home: { file: "home.html", like: "index.html" },
  inner: { file: "contact.html", like: "contact/index.html" },
};

/** Where the bench's server serves the floor pages. */
export const FLOOR_PATHS: Readonly<Record<PageKind, string>> = { home: "/floor/home", inner: "/floor/contact" };

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found).join("");

/**
 * Puts into a floor page what it shares with the site: the files of its fonts, and the picture of its banner.
 *
 * @param floor the hand-written page, with comments where these belong
 * @param css its own style
 * @param built the site's page that it is drawn after
 * @throws Error where the built page has no such picture
 */
export function fillFloor(floor: string, css: string, built: string): string {
  const picture = /data-hero="".*?(<picture>.*?<\/picture>)/s.exec(built)?.[1];
  if (!picture) throw new Error("The built page has no picture in its banner, which the floor page needs.");
  const parts: Readonly<Record<string, string>> = {
    "font-preloads": all(built, /<link rel="preload"[^>]* as="font"[^>]*>/g),
    style: `<style>${all(built, /@font-face\s*\{[^}]*\}/g)}${css.replace(/\s*\n\s*/g, "")}</style>`,
    "hero-picture": picture,
  };
  return floor.replace(/<!-- ([a-z-]+) -->/g, (comment, name: string) => parts[name] ?? comment);
}

/**
 * The floor pages for a build, by their addresses.
 *
 * @param publicFolder the published folder
 */
export async function floorPages(publicFolder: string): Promise<ReadonlyMap<string, string>> {
  const read = (...path: string[]) => readFile(join(...path), "utf8");
  const css = await read("tools", "bench", "floor", "style.css");
  const pages = (["home", "inner"] as const).map(async (kind) => {
    const { file, like } = FLOORS[kind];
    const filled = fillFloor(await read("tools", "bench", "floor", file), css, await read(publicFolder, like));
    return [FLOOR_PATHS[kind], filled] as const;
  });
  return new Map(await Promise.all(pages));
}
