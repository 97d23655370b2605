import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readSchemas } from "../../gatsby/content/schemas";
import { isoDate } from "../../src/lib/dates";
import { formatPromise, formatValue, type Target } from "../../src/lib/targets";

// The entries of data/ in the order of the site: by date, newest first (upcoming webinars: soonest first); case studies by
// their `order` and then by file name; others in the order of their file.

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

type Entry = Texts<"id" | "title" | "image" | "imageAlt">;

type Article = Entry & Texts<"summary" | "category" | "date" | "content" | "author">;

type NamedTarget = Target & Texts<"label"> & { readonly why?: string };

interface CaseStudy extends Entry, Texts<"summary" | "industry" | "service" | "challenge" | "solution"> {
  readonly results: readonly string[];
  readonly partner?: string;
  readonly facts?: Texts<"size" | "duration">;
  readonly record?: Texts<"client" | "due" | "closed"> & {
    readonly signed?: string;
    readonly steps: readonly Texts<"date" | "title" | "text">[];
    readonly targets: readonly NamedTarget[];
    readonly check?: Texts<"date" | "text">;
  };
  readonly order?: number;
}

type Job = Texts<"id" | "title" | "location" | "type" | "salary" | "department" | "posted" | "summary"> &
  Readonly<Record<"responsibilities" | "requirements", readonly string[]>> & { readonly number?: number };

type Download = Entry & Texts<"description" | "date"> & { readonly number?: number };
type WhitePaper = Download & { readonly file?: string };
type UpcomingWebinar = Download & Texts<"time" | "speaker"> & { readonly registerUrl?: string };
type PastWebinar = Download & Texts<"speaker"> & { readonly recordingUrl?: string };

/** What services and industries have in common. */
type Practice = Entry &
  Texts<"description" | "partner" | "team"> &
  Partial<Texts<"caseStudy" | "article" | "whitePaper">>;

type Service = Practice & { readonly benefits: readonly string[] };
type Industry = Practice & { readonly challenges: readonly string[] };
type Leader = Texts<"id" | "name" | "title" | "bio"> & Partial<Texts<"image" | "ran" | "biography">>;
type Office = Texts<"city" | "phone"> & { readonly address: readonly string[] };

const DATA = join(__dirname, "../../data");
const schemas = readSchemas(DATA);

/** Nothing for a kind of content that the firm has dropped. */
export function read<Type>(collection: string): Type[] {
  const readJson = (file: string) => JSON.parse(readFileSync(join(DATA, file), "utf8")) as object;
  const schema = schemas.get(collection);
  if (!schema) return [];
  if (!schema.folder) return readJson(`${collection}.json`) as Type[];
  const folder = join(DATA, collection);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  // By id: ".json" would put "a-b" before "a".
  const ids = files.map((file) => file.slice(0, -".json".length)).sort();
  return ids.map((id) => ({ id, ...readJson(`${collection}/${id}.json`) }) as Type);
}

type Dated = Texts<"date">;
const byDate = (one: Dated, other: Dated) => isoDate(one.date).localeCompare(isoDate(other.date));
const newestFirst = (one: Dated, other: Dated) => byDate(other, one);

const byOrder = ({ order = 1e9 }: CaseStudy, other: CaseStudy) => order - (other.order ?? 1e9);

export const articles = read<Article>("articles").sort(newestFirst);
export const caseStudies = read<CaseStudy>("case-studies").sort(byOrder);
export const jobs = read<Job>("jobs").sort((one, other) => other.posted.localeCompare(one.posted));
export const whitePapers = read<WhitePaper>("white-papers").sort(newestFirst);
export const upcomingWebinars = read<UpcomingWebinar>("upcoming-webinars").sort(byDate);
export const pastWebinars = read<PastWebinar>("past-webinars").sort(newestFirst);
export const services = read<Service>("services");
export const industries = read<Industry>("industries");
export const leaders = read<Leader>("leaders");
export const offices = read<Office>("offices");
export const testimonials = read<Texts<"quote">>("testimonials");
export const legal = read<Texts<"id" | "lastUpdated"> & { readonly sections: readonly Texts<"title">[] }>("legal");
export const faq = read<Texts<"question" | "answer">>("faq");
export const heroSlides = read<Texts<"image" | "alt"> & Partial<Texts<"caption" | "caseStudy" | "target">>>(
  "hero-slides",
);

/** What pages show of a target: its label, and its numbers in the order of time. A word follows those that missed it. */
export function cellsOf(target: NamedTarget): string[] {
  const write = (value?: number | null) => (value == null ? "–" : formatValue(target, value));
  const { label, start, reached, later } = target;
  return [label, write(start), formatPromise(target), write(reached), write(later)];
}
