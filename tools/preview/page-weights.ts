import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { firstLoad } from "../built-site/first-load";

/** The bytes of a page's first load; text compressed with brotli. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly pictures: number;
}

/** A page whose first load changed. */
export interface WeightChange {
  readonly path: string;
  /** Null for a page that is new. */
  readonly before: PageWeight | null;
  readonly after: PageWeight;
}

/** Smaller differences come from file names that compress differently, in bytes. */
const NOISE_BYTES = 100;

/** The files that brotli makes smaller; pictures other than SVG are compressed already. */
const COMPRESSIBLE = /\.(html|js|svg)$/;

/** Returns a function that weighs pages of a build, and compresses each file once. */
function pageWeigher(publicFolder: string): (path: string) => PageWeight {
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
 * Returns the pages whose first load changed.
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
  const [weighBefore, weighAfter] = [pageWeigher(before), pageWeigher(after)];
  return paths
    .map((path) => ({ path, before: isNew(path) ? null : weighBefore(path), after: weighAfter(path) }))
    .filter(({ before: old, after: current }) => old === null || differs(old, current));
}
