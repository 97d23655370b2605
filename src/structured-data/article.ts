import type { Article, WithContext } from "schema-dts";
import { isoDate } from "../lib/iso-date";
import { organizationId } from "./organization";

interface ArticleFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
}

/** An article of the blog. https://developers.google.com/search/docs/appearance/structured-data/article */
export function article(siteUrl: string, firmName: string, facts: ArticleFacts): WithContext<Article> {
  const picture = facts.image.imageData.images.fallback;
  const firm = { "@type": "Organization", "@id": organizationId(siteUrl), name: firmName, url: siteUrl } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.summary,
    articleSection: facts.category,
    datePublished: isoDate(facts.date),
    url: `${siteUrl}/blog#${facts.jsonId}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: firm,
    publisher: firm,
  };
}
