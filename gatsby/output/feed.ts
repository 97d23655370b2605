import { Feed } from "feed";
import site from "../../data/site.json";
import { SITE_URL } from "../../src/layout/site-url";
import { noon } from "../../src/lib/dates";
import { escapeHtml } from "../../src/lib/escape-html";
import { FEED_PATH, articlePath, leaderPath, pagePath } from "../../src/lib/paths";

export type FeedArticle = Pick<Queries.Article, "jsonId" | "title" | "summary" | "category" | "day" | "content"> & {
  readonly authorEntry: Pick<Queries.Leader, "jsonId" | "name" | "title">;
};

/** Readers fetch the feed every hour, and it has the whole text of each article. */
const FEED_LENGTH = 20;

/** Makes the addresses of links and pictures absolute, because feed readers show the HTML outside its page, `base`. */
function withAbsoluteAddresses(html: string, base: string): string {
  const absolute = (address: string) => new URL(address, base).href;
  return html
    .replace(/(?<= (?:href|src)=")[^"]*/g, absolute)
    .replace(/(?<= srcset=")[^"]*/g, (sources) => sources.replace(/(?<=^|,\s+)\S+/g, absolute));
}

/** Takes all articles, newest first. Returns the first of them as an RSS 2.0 feed: https://www.rssboard.org/rss-specification */
export function articleFeed(all: readonly FeedArticle[]): string {
  const articles = all.slice(0, FEED_LENGTH);
  const blog = `${SITE_URL}${pagePath("blog")}`;
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.product}: Insights`,
    description: site.tagline,
    language: "en",
    copyright: site.product,
    feedLinks: { rss: SITE_URL + FEED_PATH },
    updated: articles[0] && noon(articles[0].day),
  });
  for (const { jsonId, title, summary, category, day, content, authorEntry: author } of articles) {
    const link = `${SITE_URL}${articlePath(jsonId)}`;
    // With a link, because the feed's own field takes only a name.
    const byline = `<p>By <a href="${leaderPath(author.jsonId)}">${escapeHtml(author.name)}</a>, ${escapeHtml(author.title)}</p>`;
    feed.addItem({
      id: link,
      link,
      title,
      description: summary,
      content: withAbsoluteAddresses(content + byline, link),
      category: [{ name: category }],
      // RSS requires an author's email address. The authors' own addresses aren't public.
      author: [{ name: author.name, email: site.email }],
      date: noon(day),
    });
  }
  return feed.rss2();
}
