import { join } from "node:path";
import { readSchemas } from "../../gatsby/schemas";
import { isoDate } from "../../src/lib/dates";
import { readEntries } from "./read-entries";

// The entries of the content, in the order in which the site shows them: docs/behaviour.md 3.

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
  readonly author: string;
}

interface CaseStudy extends Entry {
  readonly summary: string;
  readonly industry: string;
  readonly service: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  readonly partner?: string;
  readonly facts?: Readonly<Record<"size" | "duration" | "team", string>>;
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
    readonly signed: string;
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
  readonly indexLine: string;
  readonly detailedDescription: string;
  readonly description: string;
  readonly partner: string;
  readonly team: string;
  readonly headline: string;
  readonly invitation: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly caseStudy?: string;
  readonly article?: string;
  readonly whitePaper?: string;
}

interface Service extends Practice {
  readonly benefits: readonly string[];
}

interface Industry extends Practice {
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
}

interface Leader {
  readonly id: string;
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
/** Reads the entries of a list, or of a folder by the names of their files. */
function read<Kind>(name: string): Kind[] {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`data/schemas/ has no schema of ${name}`);
  return readEntries(DATA, name, schema) as unknown as Kind[];
}

interface Dated {
  readonly date: string;
}

const byDate = (one: Dated, other: Dated) => isoDate(one.date).localeCompare(isoDate(other.date));

const newestFirst = (one: Dated, other: Dated) => byDate(other, one);

const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: Pick<CaseStudy, "order">) => order;

/** Compares case studies as the site does: by their place, and by their file's name where they have none. */
export const byPlace = (one: Pick<CaseStudy, "id" | "order">, other: Pick<CaseStudy, "id" | "order">) =>
  placeOf(one) - placeOf(other) || one.id.localeCompare(other.id);

export const articles = read<Article>("articles").sort(newestFirst);
export const caseStudies = read<CaseStudy>("case-studies").sort(byPlace);
export const jobs = read<Job>("jobs").sort((one, other) => other.posted.localeCompare(one.posted));
export const whitePapers = read<WhitePaper>("white-papers").sort(newestFirst);
export const upcomingWebinars = read<UpcomingWebinar>("upcoming-webinars").sort(byDate);
export const pastWebinars = read<PastWebinar>("past-webinars").sort(newestFirst);
export const services = read<Service>("services");
export const industries = read<Industry>("industries");
export const leaders = read<Leader>("leaders");
export const offices = read<Office>("offices");
export const testimonials = read<Testimonial>("testimonials");
export const faq = read<Question>("faq");
export const heroSlides = read<HeroSlide>("hero-slides");
