import type { Thing, WithContext } from "schema-dts";
import type { Site } from "../layout/use-site";
import { article } from "./article";
import type { ArticleFacts } from "./article";
import { faqPage } from "./faq-page";
import type { Question } from "./faq-page";
import { jobPosting } from "./job-posting";
import { organization, website } from "./organization";
import { service } from "./service";
import type { ServiceFacts } from "./service";

/** What a page is about, where schema.org has words for it. */
export type Subject =
  | { readonly kind: "firm"; readonly founded: number }
  | { readonly kind: "articles"; readonly articles: readonly ArticleFacts[] }
  | { readonly kind: "service"; readonly service: ServiceFacts }
  | { readonly kind: "questions"; readonly questions: readonly Question[] }
  | {
      readonly kind: "jobs";
      readonly jobs: readonly Queries.JobPostingContentFragment[];
      readonly offices: readonly Queries.JobPostingOfficeFragment[];
    };

/** A page's subject in schema.org's terms. */
export function describe(subject: Subject, site: Site): readonly WithContext<Thing>[] {
  switch (subject.kind) {
    case "firm":
      return [organization(site, subject.founded), website(site)];
    case "articles":
      return subject.articles.map((facts) => article(site, facts));
    case "service":
      return [service(site.siteUrl, subject.service)];
    case "questions":
      return [faqPage(subject.questions)];
    case "jobs":
      return subject.jobs.map((job) => jobPosting(site, job, subject.offices));
  }
}
