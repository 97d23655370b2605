import { Helmet } from "react-helmet";
import { withoutNoBreaks } from "../lib/text";
import { breadcrumbList, describeSubject } from "../structured-data/describe";
import type { Subject } from "../structured-data/describe";
import type { Crumb } from "./breadcrumb";
import { useSite } from "./use-site";

/** Matches half of a UTF-16 surrogate pair at the end of a text. */
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/**
 * Shortens a text and adds an ellipsis. Cuts between words, or inside a word that is longer than the limit.
 *
 * @param length the maximum length of the result, in UTF-16 code units
 */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  const words = end > 0 ? cut.slice(0, end) : cut.slice(0, -1).replace(HIGH_SURROGATE, "");
  return `${words.replace(/[\s.,;:–]+$/, "")}…`;
}

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 160;

export interface HeadTagsProps {
  readonly title: string;
  readonly description: string;
  /** Without a trailing slash; null for a page that must not be indexed or shared. */
  readonly path: string | null;
  /** The URL of the image for social networks. */
  readonly shareImage: string;
  /** The pages from the home page to this one. */
  readonly trail: readonly Crumb[];
  readonly subject?: Subject;
}

/** Title, description, canonical URL, Open Graph (https://ogp.me/), Twitter card, and structured data as JSON-LD. */
export function HeadTags({ title, description, path, shareImage, trail, subject }: HeadTagsProps) {
  const site = useSite();
  const { siteUrl, facts } = site;
  const shortDescription = truncateAtWord(withoutNoBreaks(description), DESCRIPTION_LENGTH);
  const url = path === null ? null : new URL(path, siteUrl).href.replace(/\/$/, "");
  const structuredData = [
    ...(subject ? describeSubject(subject, site) : []),
    // Search engines ignore a trail of one page, and the home page's HTML must stay short.
    ...(trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : []),
  ];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={shortDescription} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortDescription} />
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
      {structuredData.map((entry) => (
        <script key={JSON.stringify(entry)} type="application/ld+json">
          {JSON.stringify(entry).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
