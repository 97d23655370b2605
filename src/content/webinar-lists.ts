import { byDate, isoDate } from "../lib/dates";
import { readBuildDay } from "./build-day";
import type { BuildDayContext } from "./build-day";
import { isPublished } from "./drafts";
import type { Draftable } from "./drafts";

/** A webinar as its file has it. */
interface Webinar extends Draftable {
  readonly title: string;
  /** As shown: "December 9, 2026". */
  readonly date: string;
}

/** The part of Gatsby's resolver context that webinars need. */
interface WebinarContext {
  readonly nodeModel: BuildDayContext["nodeModel"] & {
    findAll(query: { type: string }): Promise<{ entries: Iterable<Webinar> }>;
  };
}

/**
 * Whether a webinar's day is over, everywhere in the world: nobody can register for it any more.
 *
 * @param today the day that it still is in the westernmost time zone, in ISO 8601 form
 */
export function hasEnded({ date }: Pick<Webinar, "date">, today: string): boolean {
  return isoDate(date) < today;
}

const byTitle = (one: Webinar, other: Webinar) => one.title.localeCompare(other.title);

/** Finds the published webinars, those of one day by their titles. */
async function publishedWebinars({ nodeModel }: WebinarContext): Promise<Webinar[]> {
  const { entries } = await nodeModel.findAll({ type: "Webinar" });
  return [...entries].filter(isPublished).sort(byTitle);
}

/** Resolves the webinars to come, the soonest first. */
export async function upcomingWebinars(_source: unknown, _args: object, context: WebinarContext): Promise<Webinar[]> {
  const today = readBuildDay(context);
  return (await publishedWebinars(context)).filter((webinar) => !hasEnded(webinar, today)).sort(byDate);
}

/** Resolves the webinars whose day is over, the newest first. */
export async function recordedWebinars(_source: unknown, _args: object, context: WebinarContext): Promise<Webinar[]> {
  const today = readBuildDay(context);
  return (await publishedWebinars(context))
    .filter((webinar) => hasEnded(webinar, today))
    .sort((one, other) => byDate(other, one));
}
