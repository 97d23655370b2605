import { Helmet } from "react-helmet";
import { FEED_PATH } from "../lib/paths";
import { article, breadcrumbList, organization } from "./structured-data";
import type { ArticleFacts } from "./structured-data";
import { useSite } from "./use-site";

export interface HeadTagsProps {
  readonly title: string;
  readonly description: string;
  /** Without a trailing slash; null for a page that must not be indexed or shared. */
  readonly path: string | null;
  readonly shareImage: string;
  readonly trail: readonly Queries.LinkTextFragment[];
  /** When the firm was founded: for the page about it. */
  readonly founded?: number;
  readonly articles?: readonly ArticleFacts[];
}

/** Title, description, canonical URL, Open Graph (https://ogp.me/), Twitter card, and structured data as JSON-LD. */
export function HeadTags({ title, description, path, shareImage, trail, founded, articles = [] }: HeadTagsProps) {
  const site = useSite();
  const { siteUrl, facts } = site;
  const url = path === null ? null : new URL(path, siteUrl).href.replace(/\/$/, "");
  const structuredData = [
    ...(founded === undefined ? [] : [organization(site, founded)]),
    ...articles.map((facts) => article(site, facts)),
    // Search engines ignore a trail of one page, and the home page's HTML must stay short.
    ...(path !== null && trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : []),
  ];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.product} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* react-helmet ignores tags inside a fragment. */}
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {url ? <meta property="og:url" content={url} /> : null}
      {url ? <meta property="og:image" content={new URL(shareImage, siteUrl).href} /> : null}
      {url ? <meta property="og:image:width" content="1200" /> : null}
      {url ? <meta property="og:image:height" content="630" /> : null}
      {url ? <meta property="og:image:alt" content={title} /> : null}
      {articles[0] ? <link rel="alternate" type="application/rss+xml" title={facts.product} href={FEED_PATH} /> : null}
      {structuredData.map((entry) => (
        <script key={JSON.stringify(entry)} type="application/ld+json">
          {JSON.stringify(entry).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
