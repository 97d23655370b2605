import type { SubmissionKind } from "../../../src/forms/submission-kind";
import type { SubmissionValues } from "../../../netlify/submissions/submission";
import type { ToastText } from "./toasts";
import { jobs, services } from "../../support/entries";
import { fieldValues } from "../../support/field-values";

const NAME_ERROR = "Name must be at least 2 characters";
const EMAIL_ERROR = "Please enter a valid email address";

/** A form of the site, its texts, and values to enter. `filled` and `shortest` have no email: each test adds its own. */
export interface FormCase {
  readonly kind: SubmissionKind;
  readonly path: string;
  readonly endpoint: string;
  /** The button that opens the dialog of the form. */
  readonly openButton?: string;
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly success: ToastText;
  readonly failure: ToastText;
  /** The errors of the empty form, by field. */
  readonly errors: SubmissionValues;
  readonly filled: SubmissionValues;
  /** Invalid by one character or one rule. */
  readonly tooShort: SubmissionValues;
  /** The shortest valid values. */
  readonly shortest: SubmissionValues;
  readonly empty: SubmissionValues;
}

const service = services.at(-1)?.id ?? "not-sure";
const position = jobs[0]?.title ?? "General Application";

export const NEWSLETTER: FormCase = {
  kind: "newsletter",
  path: "/webinars",
  endpoint: "/api/newsletter/subscribe",
  submitLabel: "Subscribe",
  submittingLabel: "Subscribing...",
  success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
  failure: { title: "Subscription Failed", text: "There was a problem with your subscription. Please try again." },
  errors: { email: EMAIL_ERROR },
  filled: {},
  tooShort: { email: "reader@example" },
  shortest: {},
  empty: fieldValues("newsletter", "empty"),
};

export const APPLICATION: FormCase = {
  kind: "application",
  path: "/careers",
  endpoint: "/api/careers/apply",
  submitLabel: "Submit Application",
  submittingLabel: "Submitting...",
  success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem submitting your application. Please try again." },
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, resume: "Resume content is required" },
  filled: { ...fieldValues("application", "label"), name: "Ada", position, resume: "Ten years\nof work." },
  tooShort: { name: "A", email: "ada@example", resume: "123456789" },
  shortest: { name: "Al", resume: "1234567890", position },
  empty: { ...fieldValues("application", "empty"), position },
  openButton: jobs[0] ? `Apply Now for ${position}` : "Submit a General Application",
};

export const CONTACT: FormCase = {
  kind: "contact",
  path: "/contact",
  endpoint: "/api/contact",
  submitLabel: "Send Message",
  submittingLabel: "Submitting...",
  success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem sending your message. Please try again." },
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, message: "Message must be at least 10 characters" },
  filled: { ...fieldValues("contact", "label"), name: "Grace", service, message: "Two new\nmarkets & more." },
  tooShort: { name: "G", email: "grace@example", message: "123456789" },
  shortest: { name: "Gr", message: "1234567890" },
  empty: fieldValues("contact", "empty"),
};

export const FORMS = [NEWSLETTER, APPLICATION, CONTACT];
