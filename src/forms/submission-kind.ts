/** The three things a visitor can send. */
export const SUBMISSION_KINDS = ["newsletter", "application", "contact"] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export type SubmissionOutcome = "success" | "failure";

/** The path that each form posts to. The functions repeat it because Netlify reads it from their source. */
export const ENDPOINTS: Record<SubmissionKind, string> = {
  newsletter: "/api/newsletter/subscribe",
  application: "/api/careers/apply",
  contact: "/api/contact",
};

/** The accessible name of each form. */
export const FORM_NAMES: Record<SubmissionKind, string> = {
  newsletter: "Newsletter",
  application: "Job application",
  contact: "Contact",
};

/** The id in data/pages.json of the page with the form. Several pages have the newsletter form. */
export const FORM_PAGES: Partial<Record<SubmissionKind, string>> = { application: "careers", contact: "contact" };

/** A hidden field that only programs fill in. Its name has no meaning, so no browser or password manager fills it in. */
export const HONEYPOT_FIELD = "qz7";

/** Returns the path of the page that shows the outcome of a submission without JavaScript. */
export const resultPath = (kind: SubmissionKind, outcome: SubmissionOutcome): string => `/submitted/${kind}/${outcome}`;

/** Submissions are deleted after this number of months, as data/legal.json promises. A subscription is kept until it ends. */
export const RETENTION_MONTHS = { contact: 24, application: 12 } as const;
