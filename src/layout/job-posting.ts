import { graphql } from "gatsby";
import type { JobPosting, Place, PostalAddress, WithContext } from "schema-dts";
import { escapeHtml } from "../lib/escape-html";
import { countryName, jobPlaces } from "../lib/job-places";
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

type Places = ReturnType<typeof jobPlaces<Queries.JobPostingOfficeFragment>>;

/** Returns the places of work; for people at home undefined, because search engines reject an empty list. */
function jobLocation({ offices, towns, isRemote }: Places, country: string | null) {
  const places = offices.map(({ address, city, country: addressCountry }) =>
    place({ streetAddress: address[0], addressLocality: city, addressCountry }),
  );
  if (country !== null) places.push(...towns.map((town) => place({ addressLocality: town, addressCountry: country })));
  if (country !== null && places.length === 0 && !isRemote) return [place({ addressCountry: country })];
  return places.length > 0 ? places : undefined;
}

const atHome = ({ countries }: Places): Partial<JobPosting> => ({
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: countries.map((code) => ({ "@type": "Country", name: countryName(code) })),
});

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

function jobPosting(
  { siteUrl, facts }: Site,
  job: Queries.JobPostingContentFragment,
  places: Places,
): WithContext<JobPosting> {
  const { isRemote } = places;
  // The description of a job at home must say so.
  const texts = [job.summary, ...(isRemote ? [job.location] : [])].map((text) => `<p>${escapeHtml(text)}</p>`);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: facts.product, value: String(job.number) },
    title: job.title,
    description: texts.join("") + list(job.responsibilities) + list(job.requirements),
    datePosted: job.posted,
    employmentType: EMPLOYMENT_TYPES[job.type],
    hiringOrganization: { "@type": "Organization", name: facts.product, sameAs: siteUrl },
    jobLocation: jobLocation(places, job.country),
    ...(isRemote ? atHome(places) : {}),
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
    const places = jobPlaces(job, offices);
    return places.countries.length > 0 ? [jobPosting(site, job, places)] : [];
  });
}
