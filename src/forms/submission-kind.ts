/** The three things a visitor can send. */
export const SUBMISSION_KINDS = ["newsletter", "application", "contact"] as const;

/** One of the three things a visitor can send. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** How a submission ended. */
export type SubmissionOutcome = "success" | "failure";

/** The path that each kind is posted to. The functions repeat their own path, which Netlify reads from their source. */
export const ENDPOINTS: Record<SubmissionKind, string> = {
  newsletter: "/api/newsletter/subscribe",
  application: "/api/careers/apply",
  contact: "/api/contact",
};

/** The accessible name of each form: a page may have two with the same fields. */
export const FORM_NAMES: Record<SubmissionKind, string> = {
  newsletter: "Newsletter",
  application: "Job application",
  contact: "Contact",
};

/** The pages that have each form, by their ids in data/pages.json. */
export const FORM_PAGES: Record<SubmissionKind, readonly string[]> = {
  newsletter: ["blog", "white-papers", "webinars", "contact"],
  application: ["careers"],
  contact: ["contact"],
};

/**
 * The name of a field that people don't see: whoever fills it in is a program. It is sent only when filled. The name means
 * nothing, so that no browser and no password manager fills it in for the visitor.
 */
export const HONEYPOT_FIELD = "qz7";

/**
 * Returns the anchor of a result page that leads back to the page of the form.
 *
 * @param pageId the page of the form: "white-papers"
 */
export function cameFromAnchor(pageId: string): string {
  return `from-${pageId}`;
}

/** Returns the path of the page that tells a visitor without JavaScript the outcome of a submission. */
export function resultPath(kind: SubmissionKind, outcome: SubmissionOutcome): string {
  return `/submitted/${kind}/${outcome}`;
}

/**
 * The number of months after which submissions are deleted, as `data/legal.json` promises; a test compares the two. A
 * subscription is kept until it ends.
 */
export const RETENTION_MONTHS = { contact: 24, application: 12 } as const satisfies Partial<
  Record<SubmissionKind, number>
>;
