import type { SubmissionKind } from "./submission-kind";

/**
 * After how many months what visitors sent is deleted, as `data/legal.json` promises them: a test holds the two
 * together. A subscription is kept until its end.
 */
export const RETENTION_MONTHS = { contact: 24, application: 12 } as const satisfies Partial<
  Record<SubmissionKind, number>
>;
