import { graphql } from "gatsby";
import type { JobPosting, Place, PostalAddress, WithContext } from "schema-dts";
import { escapeHtml } from "../lib/escape-html";
import type { Site } from "./use-site";

export const jobPostingFragments = graphql`
  fragment JobPostingContent on Job {
    number
    title
    location
    country
    type
    summary
    posted
    responsibilities
    requirements
  }

  fragment JobPostingOffice on Office {
    city
    address
    country
  }
`;

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  "Fixed-term": "TEMPORARY",
  Internship: "INTERN",
};

function place(address: Omit<Extract<PostalAddress, object>, "@type">): Place {
  return { "@type": "Place", address: { "@type": "PostalAddress", ...address } };
}

/** Returns the offices that the job's location names, or else the location itself if the job has a country. */
function places(
  { location, country }: Queries.JobPostingContentFragment,
  offices: readonly Queries.JobPostingOfficeFragment[],
): Place[] {
  const named = offices.filter(({ city }) => location.includes(city));
  if (named.length === 0)
    return country === null ? [] : [place({ addressLocality: location, addressCountry: country })];
  return named.map((office) =>
    place({ streetAddress: office.address[0], addressLocality: office.city, addressCountry: office.country }),
  );
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

function jobPosting(
  { siteUrl, facts }: Site,
  job: Queries.JobPostingContentFragment,
  jobLocation: Place[],
): WithContext<JobPosting> {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: facts.product, value: String(job.number) },
    title: job.title,
    description: `<p>${escapeHtml(job.summary)}</p>${list(job.responsibilities)}${list(job.requirements)}`,
    datePosted: job.posted,
    employmentType: EMPLOYMENT_TYPES[job.type],
    hiringOrganization: { "@type": "Organization", name: facts.product, sameAs: siteUrl },
    jobLocation,
    directApply: true,
  };
}

/**
 * Describes the open positions, except those without an office or a country: search engines reject them, and the content
 * check warns about them. https://schema.org/JobPosting
 */
export function jobPostings(
  site: Site,
  jobs: readonly Queries.JobPostingContentFragment[],
  offices: readonly Queries.JobPostingOfficeFragment[],
): WithContext<JobPosting>[] {
  return jobs.flatMap((job) => {
    const jobLocation = places(job, offices);
    return jobLocation.length > 0 ? [jobPosting(site, job, jobLocation)] : [];
  });
}
