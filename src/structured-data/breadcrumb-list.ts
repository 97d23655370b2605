import type { BreadcrumbList, WithContext } from "schema-dts";
import type { Crumb } from "../layout/breadcrumb";

/** The breadcrumb, as the page shows it. https://schema.org/BreadcrumbList */
export function breadcrumbList(siteUrl: string, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(to, siteUrl).href,
    })),
  };
}
