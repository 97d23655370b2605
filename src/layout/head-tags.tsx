import { Helmet } from "react-helmet";
import { FEED_PATH } from "../lib/paths";
import { wordsBefore } from "../lib/text";
import { article, breadcrumbList, organization, type ArticleFacts } from "./structured-data";
import { useSite } from "./use-site";

export interface HeadTagsProps {
  readonly title: string;
  readonly copy: Pick<Queries.PageTextFragment, "jsonId" | "title" | "description"> & {
    /** For the document's title, if the title is long. */
    readonly shortTitle?: string | null;
    /** Title and description by default. Its picture is also the one for social networks. */
    readonly hero?: Partial<Queries.PageTextFragment["hero"]>;
  };
  /** Without a trailing slash; null for a page that must not be indexed or shared. */
  readonly path: string | null;
  readonly trail: readonly Queries.LinkTextFragment[];
  /** When the firm was founded: for the page about it. */
  readonly founded?: number;
  readonly articles?: readonly ArticleFacts[];
}

/** Title, description, canonical URL, Open Graph (https://ogp.me/), Twitter card, and structured data as JSON-LD. */
export function HeadTags({ title, copy, path, trail, founded, articles = [] }: HeadTagsProps) {
  const site = useSite();
  const { siteUrl, facts } = site;
  const url = path === null ? null : new URL(path, siteUrl).href.replace(/\/$/, "");
  const { image, imageAlt } = { ...copy.hero };
  const { share } = image ?? facts.defaultHeroImage;
  // Search results cut a longer one, inside a word.
  const description = copy.description.length > 160 ? wordsBefore(copy.description, 159) : copy.description;
  const entries = articles.map((one) => article(site, one));
  const own = entries.find((entry) => entry.url === url);
  const structuredData = [
    ...(founded === undefined ? [] : [organization(site, founded)]),
    ...entries,
    // Search engines ignore a trail of one page, and the home page's HTML must stay short.
    ...(path !== null && trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : []),
  ];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={copy.title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={own ? "article" : "website"} />
      {/* react-helmet ignores tags inside a fragment. */}
      {own ? <meta property="article:published_time" content={own.datePublished} /> : null}
      {own ? <meta property="article:author" content={own.author.url} /> : null}
      <meta property="og:site_name" content={facts.product} />
      <meta name="twitter:card" content="summary_large_image" />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {url ? <meta property="og:url" content={url} /> : null}
      {url ? <meta property="og:image" content={new URL(share, siteUrl).href} /> : null}
      {url ? <meta property="og:image:width" content="1200" /> : null}
      {url ? <meta property="og:image:height" content="630" /> : null}
      {url && image && imageAlt ? <meta property="og:image:alt" content={imageAlt} /> : null}
      {entries[0] ? <link rel="alternate" type="application/rss+xml" title={facts.product} href={FEED_PATH} /> : null}
      {structuredData.map((entry) => (
        <script key={JSON.stringify(entry)} type="application/ld+json">
          {JSON.stringify(entry).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
