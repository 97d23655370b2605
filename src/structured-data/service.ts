import type { Service, WithContext } from "schema-dts";
import { detailPath } from "../lib/paths";
import { organizationId } from "./organization";

/** What is told of a service. */
export interface ServiceFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
}

/** A service on its own page. https://schema.org/Service */
export function service(siteUrl: string, { jsonId, title, description }: ServiceFacts): WithContext<Service> {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    description,
    serviceType: title,
    url: `${siteUrl}${detailPath("services", jsonId)}`,
    provider: { "@id": organizationId(siteUrl) },
  };
}
