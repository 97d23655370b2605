import { join } from "node:path";
import { readEntries, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import { buildDate } from "../../src/content/build-date";
import { westernmostDay } from "../../src/content/build-day";
import { hasEnded } from "../../src/content/webinar-lists";
import { byDate } from "../../src/lib/dates";

// The entries that have a file each, published ones only, in the order in which the site shows them: docs/behaviour.md 3.

interface Entry {
  /** The name of its file. */
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly imageAlt: string;
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
    }[];
    readonly source: string;
    readonly period: string;
  };
  readonly order?: number;
}

interface Job extends Pick<Entry, "id" | "title"> {
  readonly location: string;
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

interface Webinar extends Entry {
  readonly description: string;
  readonly date: string;
  readonly time?: string;
  readonly speaker: string;
  readonly duration?: number;
  readonly number?: number;
}

const DATA = join(__dirname, "../../data");
const schemas = readSchemas(DATA);

/** Reads the published entries of a folder of `data/`, by the names of their files. */
function published<Kind extends Pick<Entry, "id">>(name: string): Kind[] {
  const schema = schemas.get(name);
  if (!schema?.folder) throw new Error(`data/schemas/ has no schema of a folder ${name}`);
  return readEntries(DATA, name, schema).filter(({ draft }) => draft !== true) as unknown as Kind[];
}

const newestFirst = (one: { readonly date: string }, other: { readonly date: string }) => byDate(other, one);

const placeOf = ({ order = Infinity }: CaseStudy) => order;

export const articles = published<Article>("articles").sort(newestFirst);

export const caseStudies = published<CaseStudy>("case-studies").sort((one, other) => {
  return placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other);
});

export const jobs = published<Job>("jobs").sort((one, other) => other.posted.localeCompare(one.posted));

export const whitePapers = published<WhitePaper>("white-papers").sort(newestFirst);

const webinars = published<Webinar>("webinars");
const today = westernmostDay(buildDate());

export const upcomingWebinars = webinars.filter((webinar) => !hasEnded(webinar, today)).sort(byDate);

export const recordedWebinars = webinars.filter((webinar) => hasEnded(webinar, today)).sort(newestFirst);
