import type { Organization, WebSite, WithContext } from "schema-dts";
import type { Site } from "../layout/use-site";

/** Returns the id by which other entries refer to the firm. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/**
 * Describes the firm. https://schema.org/Organization
 *
 * @param founded the year
 */
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

/** Describes the website. https://schema.org/WebSite */
export function website({ siteUrl, facts }: Site): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: facts.product,
    url: siteUrl,
    publisher: { "@id": organizationId(siteUrl) },
  };
}
