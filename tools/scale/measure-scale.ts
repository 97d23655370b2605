import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pidtree from "pidtree";
import pidusage from "pidusage";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";
import { copySite } from "../project-copy/site-copy";
import type { BuildRun, SiteCopy } from "../project-copy/site-copy";
import { growContent } from "./grow-content";
import { measureBlog } from "./measure-blog";
import type { BlogMeasures } from "./measure-blog";

/** The interval between samples of the memory, in milliseconds. */
const INTERVAL = 500;

/**
 * Starts to watch the memory of a process and its descendants.
 *
 * @returns a function that stops watching and returns their peak resident memory, in bytes
 */
function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = async () => {
    const usages = await pidusage(await pidtree(pid, { root: true }));
    const total = Object.values(usages).reduce((sum, { memory }) => sum + memory, 0);
    peak = Math.max(peak, total);
  };
  // Processes may end while they are sampled.
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** What the site costs with a number of articles. */
export interface ScaleMeasures extends BlogMeasures {
  readonly articles: number;
  readonly pages: number;
  /** The duration of the first build, without a cache. */
  readonly seconds: number;
  /** The peak resident memory of the first build, in bytes. */
  readonly memory: number;
  /** The sizes of /blog, in bytes. */
  readonly html: number;
  readonly pageData: number;
  /** The duration of the second build, after one article has changed. */
  readonly secondSeconds: number;
  /** The number of pages that the second build rendered. */
  readonly pagesRebuilt: number;
}

/** Reads the number of rendered pages from a build's log: "Building static HTML for pages - 1.2s - 80/80". */
function renderedPages({ log }: BuildRun): number {
  return Number(/Building static HTML for pages - .*?(\d+)\/\d+/.exec(log)?.[1] ?? 0);
}

async function buildWatched(site: SiteCopy): Promise<{ run: BuildRun; memory: number }> {
  let stop = () => 0;
  const run = await site.build((pid) => {
    stop = watchMemory(pid);
  });
  return { run, memory: stop() };
}

async function lookAtBlog(site: SiteCopy): Promise<BlogMeasures> {
  const store = await mkdtemp(join(tmpdir(), "scale-store-"));
  const served = await startSite(store, site.directory);
  try {
    return await measureBlog(served.url);
  } finally {
    await served.stop();
    await rm(store, { recursive: true });
  }
}

/**
 * Builds a copy of the site with a number of articles twice, and measures its blog.
 *
 * @param say prints what is being done
 */
export async function measureScale(articles: number, say: (what: string) => void): Promise<ScaleMeasures> {
  const site = await copySite();
  const size = async (path: string) => (await stat(join(site.directory, "public", path))).size;
  try {
    await growContent(site, articles);
    say("first build");
    const { run: first, memory } = await buildWatched(site);
    say("search");
    const blog = await lookAtBlog(site);
    await site.editEntries("articles", ([first, ...others]) =>
      first ? [{ ...first, content: `${String(first.content)}<p>A word more.</p>` }, ...others] : others,
    );
    say("second build");
    const second = await site.build();
    return {
      articles,
      pages: renderedPages(first),
      seconds: first.seconds,
      memory,
      html: await size("blog/index.html"),
      pageData: await size("page-data/blog/page-data.json"),
      ...blog,
      secondSeconds: second.seconds,
      pagesRebuilt: renderedPages(second),
    };
  } finally {
    await site.remove();
  }
}
