import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { escapeHtml } from "../src/lib/escape-html";
import { articleFeed } from "./feed";
import type { FeedContent } from "./feed";

/** How many articles the feed has, the newest first. */
const FEED_LENGTH = 50;

interface Content extends FeedContent {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

const QUERY = `
  query PagesAndArticles {
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }], limit: ${String(FEED_LENGTH)}) {
      nodes { jsonId title summary category day content authorEntry { jsonId name title } }
    }
    siteFacts { product tagline email }
    site { siteMetadata { siteUrl } }
  }
`;

/** Pages that search engines don't show: not found, the results of a form, and those that look an unknown id up. */
const HIDDEN = /^\/(404|not-found|submitted|dev-404)|\[/;

/** https://www.sitemaps.org/protocol.html */
function sitemap({ allSitePage, site }: Content): string {
  const paths = allSitePage.nodes.map(({ path }) => path).filter((path) => !HIDDEN.test(path));
  const addresses = paths.map((path) => escapeHtml(new URL(path, site.siteMetadata.siteUrl).href));
  const list = addresses.map((address) => `<url><loc>${address}</loc></url>`).join("");
  const start = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${start}${list}</urlset>`;
}

const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /submitted/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes what makes the site findable beside its pages: `sitemap.xml`, `robots.txt` and the articles' `rss.xml`. */
export async function writeSeoFiles({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const { data, errors } = await graphql<Content>(QUERY);
  if (errors || !data) {
    reporter.panic("The pages could not be listed for the sitemap", errors as Error[]);
    return;
  }
  const write = (name: string, content: string) => writeFile(join(directory, "public", name), content);
  await write("sitemap.xml", sitemap(data));
  await write("robots.txt", robots(data.site.siteMetadata.siteUrl));
  await write("rss.xml", articleFeed(data));
}
