import { Helmet } from "react-helmet";
import { withoutNoBreaks } from "../lib/text";
import { breadcrumbList, describeSubject } from "../structured-data/describe";
import type { Subject } from "../structured-data/describe";
import type { Crumb } from "./breadcrumb";
import { useSite } from "./use-site";

/** Matches the first half of a character that UTF-16 writes in two halves, at the end of a text. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * Shortens a text between two words, or within a word that is longer than the limit, and adds an ellipsis.
 *
 * @param length the greatest length of the result, in UTF-16 code units
 */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  const words = end > 0 ? cut.slice(0, end) : cut.slice(0, -1).replace(HALF_CHARACTER, "");
  return `${words.replace(/[\s.,;:–]+$/, "")}…`;
}

/** The number of characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

export interface HeadTagsProps {
  /** The complete title of the document. */
  readonly title: string;
  /** The description for search engines, which is cut to 160 characters. */
  readonly description: string;
  /** The page's path, without trailing slash; null for a page that isn't to be found or shared. */
  readonly path: string | null;
  /** The address of the picture that social networks show, on this site or on the picture host. */
  readonly picture: string;
  /** The pages from the home page to this one. */
  readonly trail: readonly Crumb[];
  /** The subject of the page, for structured data. */
  readonly subject?: Subject;
}

/**
 * The document head of a page, in its static HTML: title, description, canonical address, Open Graph (https://ogp.me/),
 * Twitter card, and structured data as JSON-LD.
 */
export function HeadTags({ title, description, path, picture, trail, subject }: HeadTagsProps) {
  const site = useSite();
  const { siteUrl, facts } = site;
  const shown = truncateAtWord(withoutNoBreaks(description), DESCRIPTION_LENGTH);
  const address = path === null ? null : new URL(path, siteUrl).href.replace(/\/$/, "");
  const structuredData = [
    ...(subject ? describeSubject(subject, site) : []),
    // Search engines show no trail of one page, and home's HTML has to be short.
    ...(trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : []),
  ];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={shown} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shown} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.product} />
      <meta name="twitter:card" content="summary_large_image" />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address ? <meta property="og:url" content={address} /> : null}
      {address ? <meta property="og:image" content={new URL(picture, siteUrl).href} /> : null}
      {address ? <meta property="og:image:width" content="1200" /> : null}
      {address ? <meta property="og:image:height" content="630" /> : null}
      {address ? <meta property="og:image:alt" content={title} /> : null}
      {structuredData.map((entry) => (
        <script key={JSON.stringify(entry)} type="application/ld+json">
          {JSON.stringify(entry).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
