import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { firstLoad } from "../built-site/first-load";

/** What a page's first load weighs, in bytes; text as brotli compresses it. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly pictures: number;
}

/** A page that got heavier or lighter. */
export interface WeightChange {
  readonly path: string;
  /** Null for a page that is new. */
  readonly before: PageWeight | null;
  readonly after: PageWeight;
}

/** A difference that is nothing but names of files compressing otherwise, in bytes. */
const NOISE_BYTES = 100;

/** Files that brotli makes smaller; pictures but SVG are compressed already. */
const COMPRESSIBLE = /\.(html|js|svg)$/;

/** Weighs pages of one build; each file is compressed once, however many pages load it. */
function scales(publicFolder: string): (path: string) => PageWeight {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const content = readFileSync(file);
    const size = sizes.get(file) ?? (COMPRESSIBLE.test(file) ? brotliCompressSync(content).length : content.length);
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  return (path) => {
    const { html, scripts, pictures } = firstLoad(publicFolder, path);
    return { html: sizeOf(html), scripts: sum(scripts), pictures: sum(pictures) };
  };
}

const differs = (before: PageWeight, after: PageWeight) =>
  (["html", "scripts", "pictures"] as const).some((kind) => Math.abs(after[kind] - before[kind]) >= NOISE_BYTES);

/**
 * Which pages got heavier or lighter.
 *
 * @param before the published folder of the older build
 * @param after the published folder of the newer build
 * @param paths pages of the newer build
 * @param isNew whether the older build lacks a page
 */
export function weightChanges(
  before: string,
  after: string,
  paths: readonly string[],
  isNew: (path: string) => boolean,
): WeightChange[] {
  const [weighBefore, weighAfter] = [scales(before), scales(after)];
  return paths
    .map((path) => ({ path, before: isNew(path) ? null : weighBefore(path), after: weighAfter(path) }))
    .filter(({ before: old, after: current }) => old === null || differs(old, current));
}
