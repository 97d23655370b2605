import type { SourceNodesArgs } from "gatsby";

/**
 * The time of the build: it decides which webinars have ended, which year stands in the footer's HTML, and until when
 * security.txt holds. `BUILD_DATE` ("2027-01-05", or with a time) builds the site as on another day.
 *
 * @throws Error where `BUILD_DATE` is no date
 */
export function buildDate({ BUILD_DATE }: NodeJS.ProcessEnv = process.env): Date {
  if (!BUILD_DATE) return new Date();
  const date = new Date(BUILD_DATE);
  if (Number.isNaN(date.getTime()))
    throw new Error(`BUILD_DATE is "${BUILD_DATE}", which is no date: write 2027-01-05`);
  return date;
}

const TYPE = "BuildDay";
const ID = "build-day";

/** The part of Gatsby's resolver context that reads the day. */
export interface BuildDayContext {
  readonly nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
}

/**
 * The day that it still is in the westernmost time zone, twelve hours behind UTC.
 *
 * @returns in ISO 8601 form: "2026-11-22"
 */
export function westernmostDay(now: Date): string {
  const hoursBehind = 12;
  return new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}

/** What the clock decides. */
interface BuildDay {
  readonly day: string;
  /** In UTC. */
  readonly year: string;
}

/** The day in UTC is a node of its own: it changes at another hour. */
const UTC_TYPE = "UtcDay";
const UTC_ID = "utc-day";

interface UtcDay {
  readonly day: string;
}

/**
 * Makes the day of the build a node. Gatsby keeps the results of queries, and runs again only those that have read a
 * node that changed: what depends on the clock has to read it here.
 */
export function createBuildDay({ actions, createContentDigest }: SourceNodesArgs): void {
  const now = buildDate();
  const buildDay: BuildDay = { day: westernmostDay(now), year: String(now.getUTCFullYear()) };
  const utcDay: UtcDay = { day: now.toISOString().slice(0, 10) };
  for (const [type, id, content] of [
    [TYPE, ID, buildDay],
    [UTC_TYPE, UTC_ID, utcDay],
  ] as const) {
    void actions.createNode({
      ...content,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(content) },
    });
  }
}

function readDay({ nodeModel }: BuildDayContext, id: string, type: string): string {
  const node = nodeModel.getNodeById({ id, type }) as BuildDay | UtcDay | null;
  if (!node) throw new Error(`There is no node ${id}: gatsby-node.ts has to export createBuildDay as sourceNodes`);
  return node.day;
}

/**
 * The day of the build, for a resolver. The query that is answered runs again on another day.
 *
 * @param context Gatsby's resolver context
 * @returns in ISO 8601 form, as `westernmostDay` gives it
 * @throws Error where `createBuildDay` has not run
 */
export function readBuildDay(context: BuildDayContext): string {
  return readDay(context, ID, TYPE);
}

/**
 * The day of the build in UTC, otherwise as `readBuildDay`. What is published on a day is there for whoever has that day
 * in Europe; west of there, some hours before.
 */
export function readUtcDay(context: BuildDayContext): string {
  return readDay(context, UTC_ID, UTC_TYPE);
}
