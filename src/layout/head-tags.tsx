import { Helmet } from "react-helmet";
import { sharePicturePath } from "../lib/paths";
import { withoutNoBreaks } from "../lib/text";
import { breadcrumbList, describe } from "../structured-data/describe";
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

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

export interface HeadTagsProps {
  /** The document's whole title. */
  readonly title: string;
  /** For search engines, which show 160 characters of it. */
  readonly description: string;
  /** The page's path, without trailing slash; null where a page is not to be found or shared. */
  readonly path: string | null;
  /** What leads to the page, from the home page to itself. */
  readonly trail: readonly Crumb[];
  /** What the page is about. */
  readonly subject?: Subject;
}

/**
 * The head of a page, in its static HTML: title, description, canonical address, how it is shared
 * (https://ogp.me/, Twitter cards), and its structured data as JSON-LD.
 */
export function HeadTags({ title, description, path, trail, subject }: HeadTagsProps) {
  const site = useSite();
  const { siteUrl, facts } = site;
  const shown = truncateAtWord(withoutNoBreaks(description), DESCRIPTION_LENGTH);
  const address = path === null ? null : new URL(path, siteUrl).href.replace(/\/$/, "");
  const picture = path === null ? null : new URL(sharePicturePath(path), siteUrl).href;
  const structuredData = [...(subject ? describe(subject, site) : []), breadcrumbList(siteUrl, trail)];
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
      {picture ? <meta property="og:image" content={picture} /> : null}
      {picture ? <meta property="og:image:width" content="1200" /> : null}
      {picture ? <meta property="og:image:height" content="630" /> : null}
      {picture ? <meta property="og:image:alt" content={title} /> : null}
      {structuredData.map((entry) => (
        <script key={JSON.stringify(entry)} type="application/ld+json">
          {JSON.stringify(entry).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
