import type { Article, WithContext } from "schema-dts";
import type { Site } from "../layout/use-site";
import { isoDate } from "../lib/dates";
import { articlePath, leaderPath } from "../lib/paths";
import { organizationId } from "./organization";

/** What is told of an article. */
export interface ArticleFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  /** Who wrote it. */
  readonly authorEntry: { readonly name: string; readonly title: string; readonly anchor: string };
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
}

/** An article of the blog. https://developers.google.com/search/docs/appearance/structured-data/article */
export function article({ siteUrl, facts: { product } }: Site, facts: ArticleFacts): WithContext<Article> {
  const picture = facts.image.imageData.images.fallback;
  const { name, title: jobTitle, anchor } = facts.authorEntry;
  const firm = { "@type": "Organization", "@id": organizationId(siteUrl), name: product, url: siteUrl } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.summary,
    articleSection: facts.category,
    datePublished: isoDate(facts.date),
    url: `${siteUrl}${articlePath(facts.jsonId)}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: { "@type": "Person", name, jobTitle, url: `${siteUrl}${leaderPath(anchor)}` },
    publisher: firm,
  };
}
