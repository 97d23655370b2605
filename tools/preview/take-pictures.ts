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

/** The widths of the windows that pages are looked at in, in pixels: a phone's and a desktop's. */
export const WIDTHS = [375, 1280] as const;

/** Enough for two cores; each picture of a long page takes 80 MB while it is compared. */
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

/** How a page looks in a window of this width. */
export interface PageLook {
  readonly path: string;
  readonly width: (typeof WIDTHS)[number];
  /**
   * A changed page in both builds, equally high, with what differs marked in the rows given; a new page once; null
   * where nobody sees a difference.
   */
  readonly pictures:
    | { readonly before: PictureFile; readonly after: PictureFile; readonly marked: PictureFile; readonly rows: Rows }
    | { readonly after: PictureFile }
    | null;
}

/** The pages to look at, and where the two builds are. */
export interface PictureOrder {
  /** Absolute path of the older build's published folder. */
  readonly before: string;
  /** Absolute path of the newer build's published folder. */
  readonly after: string;
  /** Pages of both builds. */
  readonly changed: readonly string[];
  /** Pages of the newer build only. */
  readonly added: readonly string[];
  /** The report's folder; the pictures get one of their own in it. */
  readonly folder: string;
}

interface Job {
  readonly path: string;
  readonly width: PageLook["width"];
  readonly isNew: boolean;
}

/** The addresses at which the two builds are served. */
interface Sites {
  readonly before: string;
  readonly after: string;
}

/** What a page's pictures are called. */
const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "--"));

async function look(browser: Browser, sites: Sites, job: Job, folder: string): Promise<PageLook> {
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
 * Takes pictures of changed pages in both builds, and of new ones, on phones and desktops.
 *
 * @returns a look for each page and width
 */
export async function takePictures(order: PictureOrder, progress: Progress): Promise<PageLook[]> {
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
