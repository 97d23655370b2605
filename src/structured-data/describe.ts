import type { Article, BreadcrumbList, FAQPage, Organization, Person, Service, Thing, WithContext } from "schema-dts";
import type { Crumb } from "../layout/breadcrumb";
import type { Site } from "../layout/use-site";
import { isoDate } from "../lib/dates";
import { articlePath, caseStudyPath, detailPath, leaderPath } from "../lib/paths";
import { withoutNoBreaks } from "../lib/text";
import { jobPostings } from "./job-posting";

/** Returns the id by which other entries refer to the firm. */
const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

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

/** Describes the breadcrumb. https://schema.org/BreadcrumbList */
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

/** A question and its answer, as plain text. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Describes the questions of a page. https://schema.org/FAQPage */
function faqPage(items: readonly Question[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The facts about a service. */
interface ServiceFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
}

/** Describes a service. https://schema.org/Service */
function service(siteUrl: string, { jsonId, title, description }: ServiceFacts): WithContext<Service> {
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

/** Who has written something, or answers for it. */
interface Author {
  readonly name: string;
  readonly title: string;
  readonly jsonId: string;
}

function author(siteUrl: string, { jsonId, name, title }: Author) {
  return { "@type": "Person", name, jobTitle: title, url: siteUrl + leaderPath(jsonId) } as const;
}

/** The facts about an article. */
export interface ArticleFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  /** The author. */
  readonly authorEntry: Author;
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
}

const publisher = ({ siteUrl, facts: { product } }: Site) =>
  ({ "@type": "Organization", "@id": organizationId(siteUrl), name: product, url: siteUrl }) as const;

/** Describes an article. https://developers.google.com/search/docs/appearance/structured-data/article */
export function article(site: Site, facts: ArticleFacts): WithContext<Article> {
  const { siteUrl } = site;
  const picture = facts.image.imageData.images.fallback;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.summary,
    articleSection: facts.category,
    datePublished: isoDate(facts.date),
    url: `${siteUrl}${articlePath(facts.jsonId)}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: author(siteUrl, facts.authorEntry),
    publisher: publisher(site),
  };
}

/** The facts about a case study. */
interface CaseStudyFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly industryEntry: { readonly title: string };
  readonly serviceEntry: { readonly title: string };
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
  /** The partner who answered for the work. */
  readonly partnerEntry: Author | null;
  /** How the work went, where the study tells: the months of its steps and of its end. */
  readonly record: { readonly steps: readonly { readonly date: string }[]; readonly closed: string } | null;
}

/** Returns the time from the first step to the end of an engagement, in ISO 8601: "2024-01/2025-02". */
function timeOf({ steps, closed }: NonNullable<CaseStudyFacts["record"]>): string {
  const [first] = steps;
  return [first?.date ?? closed, closed].map((month) => isoDate(month).slice(0, "2024-01".length)).join("/");
}

/** Describes a case study: an article by the partner, or by the firm, about an industry, a service and some months. */
function caseStudy(site: Site, study: CaseStudyFacts): WithContext<Article> {
  const { siteUrl } = site;
  const { partnerEntry: partner, industryEntry, serviceEntry, record } = study;
  const picture = study.image.imageData.images.fallback;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: study.title,
    description: study.summary,
    articleSection: "Case Studies",
    keywords: [industryEntry.title, serviceEntry.title],
    ...(record ? { temporalCoverage: timeOf(record) } : {}),
    url: `${siteUrl}${caseStudyPath(study.jsonId)}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: partner ? author(siteUrl, partner) : publisher(site),
    publisher: publisher(site),
  };
}

/** The facts about a member of the leadership. */
interface PersonFacts {
  readonly name: string;
  /** The role. */
  readonly title: string;
  readonly jsonId: string;
  readonly bio: string;
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
}

/**
 * Describes a member of the leadership. https://schema.org/Person
 *
 * @param fields the services and industries that the person answers for
 */
export function person(site: Site, facts: PersonFacts, fields: readonly string[]): WithContext<Person> {
  const { siteUrl } = site;
  const portrait = facts.image.imageData.images.fallback;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: facts.name,
    jobTitle: facts.title,
    description: withoutNoBreaks(facts.bio),
    url: `${siteUrl}${leaderPath(facts.jsonId)}`,
    ...(portrait ? { image: new URL(portrait.src, siteUrl).href } : {}),
    worksFor: publisher(site),
    ...(fields.length > 0 ? { knowsAbout: fields } : {}),
  };
}

/** The subject of a page, if schema.org has a type for it. */
export type Subject =
  | { readonly kind: "firm"; readonly founded: number }
  | { readonly kind: "articles"; readonly articles: readonly ArticleFacts[] }
  | { readonly kind: "caseStudy"; readonly study: CaseStudyFacts }
  | { readonly kind: "service"; readonly service: ServiceFacts }
  | { readonly kind: "person"; readonly person: PersonFacts; readonly fields: readonly string[] }
  | { readonly kind: "questions"; readonly questions: readonly Question[] }
  | {
      readonly kind: "jobs";
      readonly jobs: readonly Queries.JobPostingContentFragment[];
      readonly offices: readonly Queries.JobPostingOfficeFragment[];
    };

/** Describes the subject of a page in schema.org's types. */
export function describeSubject(subject: Subject, site: Site): readonly WithContext<Thing>[] {
  switch (subject.kind) {
    case "firm":
      return [organization(site, subject.founded)];
    case "articles":
      return subject.articles.map((facts) => article(site, facts));
    case "caseStudy":
      return [caseStudy(site, subject.study)];
    case "service":
      return [service(site.siteUrl, subject.service)];
    case "person":
      return [person(site, subject.person, subject.fields)];
    case "questions":
      return [faqPage(subject.questions)];
    case "jobs":
      return jobPostings(site, subject.jobs, subject.offices);
  }
}
