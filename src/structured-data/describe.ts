import type { Article, BreadcrumbList, FAQPage, Service, Thing, WithContext } from "schema-dts";
import type { Crumb } from "../layout/breadcrumb";
import type { Site } from "../layout/use-site";
import { isoDate } from "../lib/dates";
import { articlePath, caseStudyPath, detailPath, leaderPath } from "../lib/paths";
import { jobPosting } from "./job-posting";
import { organization, organizationId, website } from "./organization";

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

/** The facts about an article. */
export interface ArticleFacts {
  readonly jsonId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  /** The author. */
  readonly authorEntry: { readonly name: string; readonly title: string; readonly anchor: string };
  readonly image: { readonly imageData: { readonly images: { readonly fallback?: { readonly src: string } } } };
}

const publisher = ({ siteUrl, facts: { product } }: Site) =>
  ({ "@type": "Organization", "@id": organizationId(siteUrl), name: product, url: siteUrl }) as const;

/** Describes an article. https://developers.google.com/search/docs/appearance/structured-data/article */
export function article(site: Site, facts: ArticleFacts): WithContext<Article> {
  const { siteUrl } = site;
  const picture = facts.image.imageData.images.fallback;
  const { name, title: jobTitle, anchor } = facts.authorEntry;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.summary,
    articleSection: facts.category,
    datePublished: isoDate(facts.date),
    url: `${siteUrl}${articlePath(facts.jsonId)}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: { "@type": "Person", name, jobTitle, url: `${siteUrl}${leaderPath(anchor)}` },
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
  readonly partnerEntry: { readonly name: string; readonly anchor: string } | null;
}

/** Describes a case study: an article by the partner, or by the firm, about an industry and a service. */
function caseStudy(site: Site, study: CaseStudyFacts): WithContext<Article> {
  const { siteUrl } = site;
  const { partnerEntry: partner, industryEntry, serviceEntry } = study;
  const picture = study.image.imageData.images.fallback;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: study.title,
    description: study.summary,
    articleSection: "Case Studies",
    keywords: [industryEntry.title, serviceEntry.title],
    url: `${siteUrl}${caseStudyPath(study.jsonId)}`,
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    author: partner
      ? { "@type": "Person", name: partner.name, url: `${siteUrl}${leaderPath(partner.anchor)}` }
      : publisher(site),
    publisher: publisher(site),
  };
}

/** The subject of a page, if schema.org has a type for it. */
export type Subject =
  | { readonly kind: "firm"; readonly founded: number }
  | { readonly kind: "articles"; readonly articles: readonly ArticleFacts[] }
  | { readonly kind: "caseStudy"; readonly study: CaseStudyFacts }
  | { readonly kind: "service"; readonly service: ServiceFacts }
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
      return [organization(site, subject.founded), website(site)];
    case "articles":
      return subject.articles.map((facts) => article(site, facts));
    case "caseStudy":
      return [caseStudy(site, subject.study)];
    case "service":
      return [service(site.siteUrl, subject.service)];
    case "questions":
      return [faqPage(subject.questions)];
    case "jobs":
      return subject.jobs.map((job) => jobPosting(site, job, subject.offices));
  }
}
