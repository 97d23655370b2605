import { isoDate } from "../lib/dates";

/**
 * Whether a build is for one of Netlify's deploy previews or branch deploys; other machines name no context.
 * https://docs.netlify.com/site-deploys/overview/#deploy-contexts
 */
export function isPreviewDeploy({ CONTEXT = "production" }: NodeJS.ProcessEnv = process.env): boolean {
  return CONTEXT !== "production";
}

/** An entry that may be a draft. */
export interface Draftable {
  readonly draft?: boolean | null;
}

/** Whether drafts are shown: in development and in previews, but never in production. */
export function showsDrafts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.NODE_ENV === "development" || isPreviewDeploy(environment);
}

/** Whether visitors see the entry. */
export function isPublished({ draft }: Draftable): boolean {
  return !draft || showsDrafts();
}

interface Dated {
  /** As articles write it: "April 18, 2026". */
  readonly date?: unknown;
}

/** The day of an article in ISO 8601 form; undefined where its date can't be read. */
export function articleDay({ date }: Dated): string | undefined {
  if (typeof date !== "string" || Number.isNaN(Date.parse(`${date} UTC`))) return undefined;
  return isoDate(date);
}

/** Content that the published site has from its day on, by the name of its file; previews show it before, like drafts. */
export const HELD_BACK = { articles: { dayOf: articleDay, field: "published" } };
