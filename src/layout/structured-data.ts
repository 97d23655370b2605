import type { Article, BreadcrumbList, Organization, WithContext } from "schema-dts";
import { isoDate, noon } from "../lib/dates";
import { articlePath, leaderPath } from "../lib/paths";
import type { Site } from "./use-site";

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** https://schema.org/Organization */
export function organization({ siteUrl, facts }: Site, founded: number): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: facts.product,
    alternateName: facts.brand,
    description: facts.tagline,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512x512.png`,
    telephone: facts.phone,
    email: facts.email,
    foundingDate: String(founded),
    sameAs: facts.socialLinks.map(({ url }) => url),
  };
}

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(siteUrl: string, trail: readonly Queries.LinkTextFragment[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(to, siteUrl).href,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

export type ArticleFacts = Pick<Queries.Article, "jsonId" | "title" | "summary" | "category" | "date"> & {
  readonly authorEntry: Pick<Queries.Leader, "jsonId" | "name" | "title">;
  readonly image: { readonly share: string };
};

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function article({ siteUrl, facts: { product } }: Site, facts: ArticleFacts) {
  const { name, title, jsonId } = facts.authorEntry;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.summary,
    articleSection: facts.category,
    datePublished: noon(isoDate(facts.date)).toISOString(),
    url: `${siteUrl}${articlePath(facts.jsonId)}`,
    image: new URL(facts.image.share, siteUrl).href,
    author: { "@type": "Person", name, jobTitle: title, url: siteUrl + leaderPath(jsonId) },
    publisher: { "@type": "Organization", "@id": organizationId(siteUrl), name: product, url: siteUrl },
  } satisfies WithContext<Article>;
}
