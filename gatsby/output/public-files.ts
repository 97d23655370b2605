import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { SITE_URL } from "../../src/layout/site-url";
import { NO_SCRIPT_CSS, NO_SCRIPT_PATH } from "../../src/layout/no-script-css";
import { escapeHtml } from "../../src/lib/escape-html";
import { FEED_PATH } from "../../src/lib/paths";
import { articleFeed, type FeedArticle } from "./feed";
import { filesIn } from "../files-in";

interface Content {
  readonly allArticle: { readonly nodes: readonly FeedArticle[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

const QUERY = `
  query PagesAndArticles {
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes { jsonId title summary category day content authorEntry { jsonId name title } }
    }
  }
`;

/** Pages that search engines must not show: not found, the results of forms, and the fallbacks for unknown ids. */
const NOT_INDEXED = /^\/(404|not-found|submitted|dev-404)|\[/;

/** https://www.sitemaps.org/protocol.html */
function sitemap({ allSitePage }: Content): string {
  const paths = allSitePage.nodes.map(({ path }) => path).filter((path) => !NOT_INDEXED.test(path));
  const addresses = paths.map((path) => escapeHtml(new URL(path, SITE_URL).href));
  const list = addresses.map((address) => `<url><loc>${address}</loc></url>`).join("");
  const start = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${start}${list}</urlset>`;
}

/** What Gatsby needs in the next build, or deletes itself. The build writes all other files again. */
const KEPT =
  /^(?:page-data|static\/\w+|_gatsby)\/|^(?!admin\/)(?:.*\/)?(?:index|404)\.html$|^[^/]+\.js(?:\.LICENSE\.txt)?$/;

/** Deletes what the build writes again: some of it may come from static/, downloads or redirects that no longer exist. */
export function deleteWrittenFiles(): void {
  if (!existsSync("public")) return;
  for (const file of filesIn("public")) if (!KEPT.test(file)) rmSync(`public/${file}`);
}

/** Gatsby needs these files only at build, and Partytown only with scripts in a worker. */
const NOT_PUBLISHED = ["webpack.stats.json", "chunk-map.json", "assets-manifest.json", "~partytown"];

/** Writes the files of the built site that aren't pages: for search engines, feed readers, downloads and styles. */
export async function writePublicFiles({ graphql }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Content>(QUERY);
  if (errors || !data) throw new Error(`The query for the sitemap and the feed failed: ${errors}`);
  for (const name of NOT_PUBLISHED) rmSync(`public/${name}`, { recursive: true, force: true });
  const write = (name: string, content: string) => {
    writeFileSync(`public/${name}`, content);
  };
  write("sitemap.xml", sitemap(data));
  write("robots.txt", `User-agent: *\nAllow: /\nDisallow: /submitted/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  write(FEED_PATH, articleFeed(data.allArticle.nodes));
  // A file of its own: visitors with JavaScript don't need these styles.
  write(NO_SCRIPT_PATH, NO_SCRIPT_CSS);
  if (existsSync("data/files")) cpSync("data/files", "public/files", { recursive: true });
}
