import { byDate, isoDate } from "../lib/dates";
import { isPublished } from "./drafts";
import type { Draftable } from "./drafts";

interface Webinar extends Draftable {
  /** As shown: "December 9, 2026". */
  readonly date: string;
}

/**
 * Whether a webinar's day is over, everywhere in the world: nobody can register for it any more.
 *
 * @param today the day that it still is in the westernmost time zone, in ISO 8601 form
 */
export function hasEnded({ date }: Webinar, today: string): boolean {
  return isoDate(date) < today;
}

/**
 * Webinars to come, the soonest first; what has ended since it was announced comes last.
 *
 * @param today the day that it still is in the westernmost time zone, in ISO 8601 form
 */
export function upcomingFirst<Upcoming extends Webinar>(webinars: readonly Upcoming[], today: string): Upcoming[] {
  return webinars
    .filter(isPublished)
    .sort((one, other) => Number(hasEnded(one, today)) - Number(hasEnded(other, today)) || byDate(one, other));
}

/** Recorded webinars, the newest first. */
export function newestFirst<Past extends Webinar>(webinars: readonly Past[]): Past[] {
  return webinars.filter(isPublished).sort((one, other) => byDate(other, one));
}
