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

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 500;

/**
 * Watches the memory of a process and of all that it has started.
 *
 * @returns stops watching, and says the most that they had together, in bytes of resident memory
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = async () => {
    const usages = await pidusage(await pidtree(pid, { root: true }));
    const total = Object.values(usages).reduce((sum, { memory }) => sum + memory, 0);
    peak = Math.max(peak, total);
  };
  // Processes end while they are looked at.
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** What the site costs with so many articles. */
export interface ScaleMeasures extends BlogMeasures {
  readonly articles: number;
  readonly pages: number;
  /** The first build, without anything kept from another. */
  readonly seconds: number;
  /** The most resident memory that it took, in bytes. */
  readonly memory: number;
  /** Sizes of /blog, in bytes. */
  readonly html: number;
  readonly pageData: number;
  /** The second build, after a word of one article has changed. */
  readonly secondSeconds: number;
  /** How many pages the second build wrote anew. */
  readonly pagesRebuilt: number;
}

/** How many pages a build has rendered, by its own words: "Building static HTML for pages - 1.2s - 80/80". */
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
 * Builds a copy of the site with so many articles, twice, and looks at its blog.
 *
 * @param say told what is being done
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
    await site.edit<readonly { readonly content: string }[]>("articles.json", ([newest, ...others]) =>
      newest ? [{ ...newest, content: `${newest.content}<p>A word more.</p>` }, ...others] : others,
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
