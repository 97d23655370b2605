import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { SitemapStream, streamToPromise } from "sitemap";
import { articleFeed } from "./feed";
import { PAGES_AND_ARTICLES, indexedPaths } from "./indexed-pages";
import type { PagesAndArticles } from "./indexed-pages";

async function sitemap(siteUrl: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  for (const url of paths) stream.write({ url });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /submitted/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/**
 * Writes what makes the site findable beside its pages: `sitemap.xml`, `robots.txt` and the articles' `rss.xml`.
 */
export async function writeSeoFiles({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const { data, errors } = await graphql<PagesAndArticles>(PAGES_AND_ARTICLES);
  if (errors || !data) {
    reporter.panic("The pages could not be listed for the sitemap", errors as Error[]);
    return;
  }
  const { siteUrl } = data.site.siteMetadata;
  const paths = indexedPaths(data);
  const write = async (path: string, content: string | Buffer) => {
    const file = join(directory, "public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  await write("sitemap.xml", await sitemap(siteUrl, paths));
  await write("robots.txt", robots(siteUrl));
  await write("rss.xml", articleFeed(data));
}
