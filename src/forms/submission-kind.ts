/** The three things a visitor can send. */
export const SUBMISSION_KINDS = ["newsletter", "application", "contact"] as const;

/** One of the three things a visitor can send. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** How a submission ended. */
export type SubmissionOutcome = "success" | "failure";

/** The path that each kind is posted to. The functions repeat it, as Netlify reads it from their source. */
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

/** The page that has the form, by its id in data/pages.json. Several pages have the newsletter's. */
export const FORM_PAGES: Partial<Record<SubmissionKind, string>> = { application: "careers", contact: "contact" };

/**
 * The name of a field that people don't see: whoever fills it in is a program. It is sent only when filled. The name means
 * nothing, so that no browser and no password manager fills it in for the visitor.
 */
export const HONEYPOT_FIELD = "qz7";

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
