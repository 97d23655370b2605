import jobs from "../../data/jobs.json";
import services from "../../data/services.json";
import { GENERAL_APPLICATION, UNDECIDED_SERVICE } from "../../src/forms/choices";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { SubmissionValues } from "./validate";

/** What the site's forms offer, by the field that it is chosen in. */
const LISTED: Readonly<Partial<Record<SubmissionKind, Readonly<Record<string, readonly string[]>>>>> = {
  application: { position: [GENERAL_APPLICATION, ...jobs.map(({ title }) => title)] },
  contact: { service: ["", UNDECIDED_SERVICE, ...services.map(({ id }) => id)] },
};

/**
 * The names of the fields whose answer the site does not offer now: it was taken down while the visitor's page was
 * open. Nobody is refused for that; whoever reads the submission is told.
 */
export function unlistedFields(kind: SubmissionKind, values: SubmissionValues): string[] {
  const fields = Object.entries(LISTED[kind] ?? {});
  return fields.filter(([field, offered]) => !offered.includes(values[field] ?? "")).map(([field]) => field);
}
