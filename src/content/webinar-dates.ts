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
 * @param now the time at which the site is built
 */
export function hasEnded({ date }: Webinar, now = new Date()): boolean {
  const hoursBehind = 12;
  const westernmost = new Date(now.getTime() - hoursBehind * 3_600_000);
  return isoDate(date) < westernmost.toISOString().slice(0, 10);
}

/** Webinars to come, the soonest first; what has ended since it was announced comes last. */
export function upcomingFirst<Upcoming extends Webinar>(webinars: readonly Upcoming[], now = new Date()): Upcoming[] {
  return webinars
    .filter(isPublished)
    .sort((one, other) => Number(hasEnded(one, now)) - Number(hasEnded(other, now)) || byDate(one, other));
}

/** Recorded webinars, the newest first. */
export function newestFirst<Past extends Webinar>(webinars: readonly Past[]): Past[] {
  return webinars.filter(isPublished).sort((one, other) => byDate(other, one));
}
