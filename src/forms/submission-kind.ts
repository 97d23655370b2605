/** The three things a visitor can send. */
export const SUBMISSION_KINDS = ["newsletter", "application", "contact"] as const;

/** One of the three things a visitor can send. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** How a submission ended. */
export type SubmissionOutcome = "success" | "failure";

/** Where each kind is posted to. The functions repeat their own path, which Netlify reads from their source. */
export const ENDPOINTS: Record<SubmissionKind, string> = {
  newsletter: "/api/newsletter/subscribe",
  application: "/api/careers/apply",
  contact: "/api/contact",
};

/** What each form is called by who listens: a page may have two with the same fields. */
export const FORM_NAMES: Record<SubmissionKind, string> = {
  newsletter: "Newsletter",
  application: "Job application",
  contact: "Contact",
};

/** The pages that each form stands on, by their ids in data/pages.json. */
export const FORM_PAGES: Record<SubmissionKind, readonly string[]> = {
  newsletter: ["blog", "white-papers", "webinars", "contact"],
  application: ["careers"],
  contact: ["contact"],
};

/**
 * A field that people don't see: whoever fills it in is a program. Sent only when filled. The name means nothing, so
 * that no browser and no password manager takes it for something it knows of the visitor.
 */
export const HONEYPOT_FIELD = "qz7";

/**
 * The anchor of a result page that leads back to where the form was.
 *
 * @param pageId the page that the form stands on: "white-papers"
 */
export function cameFromAnchor(pageId: string): string {
  return `from-${pageId}`;
}

/** The page that tells a visitor without JavaScript how a submission ended. */
export function resultPath(kind: SubmissionKind, outcome: SubmissionOutcome): string {
  return `/submitted/${kind}/${outcome}`;
}
