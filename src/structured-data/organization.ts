import type { Organization, WebSite, WithContext } from "schema-dts";

/** What the site knows of the firm, as far as search engines are told. */
export interface FirmFacts {
  readonly brand: string;
  readonly product: string;
  readonly tagline: string;
  readonly phone: string;
  readonly email: string;
  readonly founded: number;
  readonly socialLinks: readonly { readonly url: string }[];
}

/** The id by which other entries name the firm. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The firm itself. https://schema.org/Organization */
export function organization(siteUrl: string, firm: FirmFacts): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: firm.product,
    alternateName: firm.brand,
    description: firm.tagline,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512x512.png`,
    telephone: firm.phone,
    email: firm.email,
    foundingDate: String(firm.founded),
    sameAs: firm.socialLinks.map(({ url }) => url),
  };
}

/** The website. https://schema.org/WebSite */
export function website(siteUrl: string, { product }: Pick<FirmFacts, "product">): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: product,
    url: siteUrl,
    publisher: { "@id": organizationId(siteUrl) },
  };
}
