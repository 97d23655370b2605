import type { JobPosting, Place, WithContext } from "schema-dts";

interface JobFacts {
  readonly jsonId: number;
  readonly title: string;
  readonly location: string;
  readonly summary: string;
  readonly posted: string;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
}

interface OfficeFacts {
  readonly city: string;
  readonly address: readonly string[];
}

const COUNTRIES: Readonly<Record<string, string>> = { London: "GB" };

function place({ city, address }: OfficeFacts): Place {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      streetAddress: address[0],
      addressLocality: city,
      addressCountry: COUNTRIES[city] ?? "US",
    },
  };
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/**
 * An open position, placed in the offices that its location names.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  siteUrl: string,
  firm: string,
  job: JobFacts,
  offices: readonly OfficeFacts[],
): WithContext<JobPosting> {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: firm, value: String(job.jsonId) },
    title: job.title,
    description: `<p>${job.summary}</p>${list(job.responsibilities)}${list(job.requirements)}`,
    datePosted: job.posted,
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: firm, sameAs: siteUrl },
    jobLocation: offices.filter(({ city }) => job.location.includes(city)).map(place),
    directApply: true,
  };
}
