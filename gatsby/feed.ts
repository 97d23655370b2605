import escapeHtml from "escape-html";
import { Feed } from "feed";
import { DomUtils, parseDocument } from "htmlparser2";
import { articlePath, leaderPath, pagePath } from "../src/lib/paths";

/** An article as the feed needs it. */
interface FeedArticle {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  /** In ISO 8601. */
  readonly day: string;
  /** HTML. */
  readonly content: string;
  readonly authorEntry: { readonly jsonId: string; readonly name: string; readonly title: string };
}

/** What the feed is made of, as a query returns it. */
export interface FeedContent {
  readonly allArticle: { readonly nodes: readonly FeedArticle[] };
  readonly siteFacts: { readonly product: string; readonly tagline: string; readonly email: string };
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
}

/** Makes each address of a `srcset` absolute; what stands behind an address is its width or density. */
function absoluteSources(sources: string, base: string): string {
  return sources
    .split(/,\s+/)
    .map((source) => source.replace(/^\S+/, (address) => new URL(address, base).href))
    .join(", ");
}

/**
 * Makes the addresses of links and pictures in some HTML absolute, for readers that know it outside of its page.
 *
 * @param base the address of the page that the HTML stands on
 */
function withAbsoluteAddresses(html: string, base: string): string {
  // What isn't an address stays as it is written, character for character.
  const document = parseDocument(html, { decodeEntities: false });
  for (const { attribs } of DomUtils.getElementsByTagName("*", document)) {
    for (const name of ["href", "src"]) {
      const address = attribs[name];
      if (address !== undefined) attribs[name] = new URL(address, base).href;
    }
    if (attribs.srcset !== undefined) attribs.srcset = absoluteSources(attribs.srcset, base);
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}

/**
 * Names the author below an article's text, with a link to the person's page: the feed's own field takes a name only.
 */
function byline({ jsonId, name, title }: FeedArticle["authorEntry"]): string {
  return `<p>By <a href="${leaderPath(jsonId)}">${escapeHtml(name)}</a>, ${escapeHtml(title)}</p>`;
}

/** The newest articles as an RSS 2.0 feed. https://www.rssboard.org/rss-specification */
export function articleFeed({ allArticle, siteFacts, site }: FeedContent): string {
  const { siteUrl } = site.siteMetadata;
  const blog = `${siteUrl}${pagePath("blog")}`;
  const days = allArticle.nodes.map(({ day }) => new Date(day));
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${siteFacts.product}: Insights`,
    description: siteFacts.tagline,
    language: "en",
    copyright: siteFacts.product,
    feedLinks: { rss: `${siteUrl}/rss.xml` },
    updated: new Date(Math.max(...days.map(Number))),
  });
  for (const { jsonId, title, summary, category, day, content, authorEntry } of allArticle.nodes) {
    const link = `${siteUrl}${articlePath(jsonId)}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: summary,
      content: withAbsoluteAddresses(content + byline(authorEntry), link),
      category: [{ name: category }],
      // RSS has no author without an address: the firm's, as the authors' own aren't published.
      author: [{ name: authorEntry.name, email: siteFacts.email }],
      date: new Date(day),
    });
  }
  return feed.rss2();
}
