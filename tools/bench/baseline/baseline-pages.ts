import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { colors, translucent } from "../../../src/theme/colors";
import type { PageKind } from "../budget";

/** The file of each kind's baseline page, and the page of the site that it imitates. */
const BASELINES: Readonly<Record<PageKind, { readonly file: string; readonly like: string }>> = {
  home: { file: "home.html", like: "index.html" },
  inner: { file: "contact.html", like: "contact/index.html" },
};

/** The addresses at which the baseline pages are served. */
export const BASELINE_PATHS: Readonly<Record<PageKind, string>> = {
  home: "/baseline/home",
  inner: "/baseline/contact",
};

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found).join("");

const ROLES: Readonly<Record<string, string>> = { ...colors, scrim: translucent(colors.ink, 0.72) };

/** Writes the site's colors where a hand-written page names their roles. */
const withColors = (text: string) => text.replace(/var\(--(\w+)\)/g, (name, role: string) => ROLES[role] ?? name);

/**
 * Fills a baseline page with what it shares with the site: the fonts, the colors and the banner's picture.
 *
 * @param baseline the hand-written page, with comments as placeholders
 * @param css the page's own style sheet
 * @param built the HTML of the site's page that it imitates
 * @throws Error when the built page has no picture in its banner
 */
export function fillBaseline(baseline: string, css: string, built: string): string {
  const picture = /data-hero="".*?(<picture>.*?<\/picture>)/s.exec(built)?.[1];
  if (!picture) throw new Error("The built page has no picture in its banner, which the baseline page needs.");
  const parts: Readonly<Record<string, string>> = {
    "font-preloads": all(built, /<link rel="preload"[^>]* as="font"[^>]*>/g),
    style: `<style>${all(built, /@font-face\s*\{[^}]*\}/g)}${css.replace(/\s*\n\s*/g, "")}</style>`,
    "hero-picture": picture,
  };
  return withColors(baseline.replace(/<!-- ([a-z-]+) -->/g, (comment, name: string) => parts[name] ?? comment));
}

/**
 * Returns the HTML of the baseline pages for a build, by their addresses.
 *
 * @param publicFolder the published folder
 */
export async function baselinePages(publicFolder: string): Promise<ReadonlyMap<string, string>> {
  const read = (...path: string[]) => readFile(join(...path), "utf8");
  const css = await read("tools", "bench", "baseline", "style.css");
  const pages = (["home", "inner"] as const).map(async (kind) => {
    const { file, like } = BASELINES[kind];
    const filled = fillBaseline(await read("tools", "bench", "baseline", file), css, await read(publicFolder, like));
    return [BASELINE_PATHS[kind], filled] as const;
  });
  return new Map(await Promise.all(pages));
}
