import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import { mapConcurrently } from "../../netlify/submissions/concurrently";
import { serveBuild } from "../built-site/serve-build";
import type { Progress } from "../terminal/progress-line";
import { markDifference } from "./mark-difference";
import { photograph, writePicture } from "./photograph";
import type { RawPicture } from "./photograph";

/** The widths of the windows, in pixels: a phone's and a desktop's. */
const WIDTHS = [375, 1280] as const;

/** Pictures that are compared at the same time: enough for two cores; a long page's takes 80 MB. */
const AT_ONCE = 2;

/** A picture's file, relative to the report, and its size in pixels. */
export interface PictureFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Rows of a picture: from the first one up to the one after the last. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** The pictures of a page in a window of some width. */
export interface PagePictures {
  readonly path: string;
  readonly width: (typeof WIDTHS)[number];
  /**
   * For a changed page, the pictures of both builds at the same height, one with the differences marked, and the rows
   * that differ; for a new page, one picture; null when there is no visible difference.
   */
  readonly pictures:
    | { readonly before: PictureFile; readonly after: PictureFile; readonly marked: PictureFile; readonly rows: Rows }
    | { readonly after: PictureFile }
    | null;
}

/** The two builds, and the pages to take pictures of. */
export interface PictureOptions {
  /** Absolute path of the older build's published folder. */
  readonly before: string;
  /** Absolute path of the newer build's published folder. */
  readonly after: string;
  /** Pages of both builds. */
  readonly changed: readonly string[];
  /** Pages of the newer build only. */
  readonly added: readonly string[];
  /** The report's folder; the pictures are written into its folder `pictures`. */
  readonly folder: string;
}

interface Job {
  readonly path: string;
  readonly width: PagePictures["width"];
  readonly isNew: boolean;
}

/** The addresses at which the two builds are served. */
interface Sites {
  readonly before: string;
  readonly after: string;
}

/** Returns the name of a page's picture files. */
const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "--"));

async function look(browser: Browser, sites: Sites, job: Job, folder: string): Promise<PagePictures> {
  const { path, width, isNew } = job;
  const save = async (picture: RawPicture, which: string): Promise<PictureFile> => {
    const file = `pictures/${nameOf(path)}-${String(width)}-${which}.webp`;
    await writePicture(picture, join(folder, file));
    return { file, width: picture.width, height: picture.height };
  };
  const current = await photograph(browser, sites.after + path, width);
  if (isNew) return { path, width, pictures: { after: await save(current, "after") } };
  const difference = markDifference(await photograph(browser, sites.before + path, width), current);
  if (!difference) return { path, width, pictures: null };
  const pictures = {
    before: await save(difference.before, "before"),
    after: await save(difference.after, "after"),
    marked: await save(difference.marked, "marked"),
    rows: difference.rows,
  };
  return { path, width, pictures };
}

/**
 * Takes pictures of changed pages in both builds, and of new pages, in a phone's and a desktop's window.
 *
 * @returns the pictures of each page and width
 */
export async function takePictures(order: PictureOptions, progress: Progress): Promise<PagePictures[]> {
  const pages = [
    ...order.changed.map((path) => ({ path, isNew: false })),
    ...order.added.map((path) => ({ path, isNew: true })),
  ];
  if (pages.length === 0) return [];
  await mkdir(join(order.folder, "pictures"), { recursive: true });
  const [before, after] = await Promise.all([serveBuild(order.before), serveBuild(order.after)]);
  const sites = { before: before.url, after: after.url };
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  const jobs = pages.flatMap((page) => WIDTHS.map((width) => ({ ...page, width })));
  let done = 0;
  const work = async (job: Job) => {
    const taken = await look(browser, sites, job, order.folder);
    progress((done += 1), jobs.length);
    return taken;
  };
  try {
    return await mapConcurrently(jobs, work, AT_ONCE);
  } finally {
    await browser.close();
    await Promise.all([before.stop(), after.stop()]);
  }
}
