import { join } from "node:path";
import {
  entrySchema,
  fillTexts,
  readEntries,
  readSchemas,
  readWords,
} from "../../plugins/gatsby-plugin-content-schema";
import { PLACEHOLDERS } from "../../src/content/placeholders";
import { readSitePages } from "../../src/content/switch-pages";
import { byDate } from "../../src/lib/dates";

// The entries of the content, in the order in which the site shows them: docs/behaviour.md 3. What only pages show that are
// switched off is left out.

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly imageFocus?: "left" | "right";
}

interface Article extends Entry {
  readonly summary: string;
  readonly category: string;
  readonly date: string;
  readonly content: string;
  readonly author: number;
}

interface CaseStudy extends Entry {
  readonly summary: string;
  readonly industry: string;
  readonly service: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  readonly partner?: number;
  readonly facts?: Readonly<Record<"size" | "duration" | "team", string>>;
  readonly exhibit?: {
    readonly title: string;
    readonly measures: readonly {
      readonly label: string;
      readonly unit: string;
      readonly before: number;
      readonly after: number;
      readonly months?: readonly { readonly month: string; readonly value: number; readonly note?: string }[];
    }[];
    readonly source: string;
    readonly period: string;
  };
  readonly record?: {
    readonly promise: string;
    readonly due: string;
    readonly steps: readonly Readonly<Record<"date" | "title" | "text", string>>[];
    readonly closed: string;
    readonly measures: readonly (Readonly<Record<"label" | "start" | "promised" | "reached", string>> & {
      readonly later?: string;
      readonly missed?: boolean;
    })[];
    readonly shortfall?: string;
    readonly check?: Readonly<Record<"date" | "text", string>>;
    readonly confirmation: string;
  };
  readonly order?: number;
}

interface Job extends Pick<Entry, "id" | "title"> {
  readonly location: string;
  readonly country?: string;
  readonly type: string;
  readonly department: string;
  readonly posted: string;
  readonly summary: string;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly number?: number;
}

interface WhitePaper extends Entry {
  readonly description: string;
  readonly pages: number;
  readonly date: string;
  readonly number?: number;
}

interface UpcomingWebinar extends Entry {
  readonly description: string;
  readonly date: string;
  readonly time: string;
  readonly speaker: string;
  readonly number?: number;
}

interface PastWebinar extends Omit<UpcomingWebinar, "time"> {
  readonly duration: number;
}

/** What a service and an industry have in common. */
export interface Practice extends Entry {
  readonly line: string;
  readonly description: string;
  readonly partner: number;
  readonly team: string;
  readonly headline: string;
  readonly invitation: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly caseStudy?: string;
  readonly article?: string;
  readonly whitePaper?: string;
}

interface Service extends Practice {
  readonly detailedDescription: string;
  readonly benefits: readonly string[];
}

interface Industry extends Practice {
  readonly overview: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
}

interface Leader {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly biography?: string;
}

interface Office {
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
}

interface Testimonial {
  readonly quote: string;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

interface HeroSlide {
  readonly image: string;
  readonly alt: string;
}

const DATA = join(__dirname, "../../data");
const schemas = readSchemas(DATA);
const { hidden, isOn, target } = readSitePages(join(DATA, ".."));

/** What the site has, by the pages that are switched off: docs/behaviour.md 3.21. */
export { hidden, isOn, target };

const words = readWords(DATA, PLACEHOLDERS);

function schemaOf(name: string) {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`data/schemas/ has no schema of ${name}`);
  return schema;
}

/** Fills the placeholders of what a content file holds, as the site does before it shows anything of it. */
export function filled<Content>(name: string, content: Content): Content {
  return fillTexts(content, schemaOf(name), words);
}

/**
 * Reads the entries of a list, or of a folder by the names of their files, with their placeholders
 * filled, whether or not a page shows them.
 */
function readAnywhere<Kind>(name: string): Kind[] {
  const schema = schemaOf(name);
  const entries = readEntries(DATA, name, schema);
  return entries.map((entry) => fillTexts(entry, entrySchema(schema), words) as unknown as Kind);
}

const newestFirst = (one: { readonly date: string }, other: { readonly date: string }) => byDate(other, one);

const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: Pick<CaseStudy, "order">) => order;

/** Compares case studies as the site does: by their place, and by their file's name where they have none. */
export const byPlace = (one: Pick<CaseStudy, "id" | "order">, other: Pick<CaseStudy, "id" | "order">) =>
  placeOf(one) - placeOf(other) || one.id.localeCompare(other.id);

/** Reads all lists of entries, each with what reads one of them. */
function readLists(read: <Kind>(name: string) => Kind[]) {
  return {
    articles: read<Article>("articles").sort(newestFirst),
    caseStudies: read<CaseStudy>("case-studies").sort(byPlace),
    jobs: read<Job>("jobs").sort((one, other) => other.posted.localeCompare(one.posted)),
    whitePapers: read<WhitePaper>("white-papers").sort(newestFirst),
    upcomingWebinars: read<UpcomingWebinar>("upcoming-webinars").sort(byDate),
    pastWebinars: read<PastWebinar>("past-webinars").sort(newestFirst),
    services: read<Service>("services"),
    industries: read<Industry>("industries"),
    leaders: read<Leader>("leaders"),
    offices: read<Office>("offices"),
    testimonials: read<Testimonial>("testimonials"),
    faq: read<Question>("faq"),
    heroSlides: read<HeroSlide>("hero-slides"),
  };
}

/** All entries, whether or not the site has their page, for copies that have every page. */
export const everywhere = readLists(readAnywhere);

export const {
  articles,
  caseStudies,
  jobs,
  whitePapers,
  upcomingWebinars,
  pastWebinars,
  services,
  industries,
  leaders,
  offices,
  testimonials,
  faq,
  heroSlides,
} = readLists((name) => (hidden.includes(name) ? [] : readAnywhere(name)));
