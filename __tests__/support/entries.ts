import { join } from "node:path";
import { readSchemas } from "../../gatsby/schemas";
import { isoDate } from "../../src/lib/dates";
import { readEntries } from "./read-entries";

// The entries of the content, in the order in which the site shows them: docs/behaviour.md 3.

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

type Entry = Texts<"id" | "title" | "image" | "imageAlt"> & { readonly imageFocus?: "left" | "right" };

type Article = Entry & Texts<"summary" | "category" | "date" | "content" | "author">;

interface CaseStudy extends Entry, Texts<"summary" | "industry" | "service" | "challenge" | "solution"> {
  readonly results: readonly string[];
  readonly partner?: string;
  readonly facts?: Texts<"size" | "duration" | "team">;
  readonly record?: Texts<"promise" | "due" | "closed" | "confirmation" | "signed"> & {
    readonly steps: readonly Texts<"date" | "title" | "text">[];
    readonly measures: readonly (Texts<"label" | "start" | "promised" | "reached"> & {
      readonly later?: string;
      readonly missed?: boolean;
    })[];
    readonly shortfall?: string;
    readonly check?: Texts<"date" | "text">;
  };
  readonly order?: number;
}

interface Job extends Texts<"id" | "title" | "location" | "type" | "department" | "posted" | "summary"> {
  readonly country?: string;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly number?: number;
}

type Numbered = Entry & Texts<"description" | "date"> & { readonly number?: number };
type WhitePaper = Numbered & { readonly pages: number };
type UpcomingWebinar = Numbered & Texts<"time" | "speaker">;
type PastWebinar = Numbered & Texts<"speaker"> & { readonly duration: number };

/** What a service and an industry have in common. */
export interface Practice
  extends
    Entry,
    Texts<"indexLine" | "detailedDescription" | "description" | "partner" | "team" | "headline" | "invitation"> {
  readonly facts?: readonly Texts<"label" | "value">[];
  readonly caseStudy?: string;
  readonly article?: string;
  readonly whitePaper?: string;
}

type Service = Practice & { readonly benefits: readonly string[] };
type Industry = Practice & Readonly<Record<"challenges" | "solutions", readonly string[]>>;
type Leader = Texts<"id" | "name" | "title" | "bio"> & { readonly biography?: string };
type Office = Texts<"city" | "country" | "phone"> & Readonly<Record<"latitude" | "longitude", number>>;

const DATA = join(__dirname, "../../data");
const schemas = readSchemas(DATA);
/** Reads the entries of a list, or of a folder by the names of their files. */
function read<Kind>(name: string): Kind[] {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`data/schemas/ has no schema of ${name}`);
  return readEntries(DATA, name, schema) as unknown as Kind[];
}

type Dated = Texts<"date">;
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
export const testimonials = read<Texts<"quote">>("testimonials");
export const faq = read<Texts<"question" | "answer">>("faq");
export const heroSlides = read<Texts<"image" | "alt">>("hero-slides");
