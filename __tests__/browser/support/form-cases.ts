import { services } from "../../support/entries";
import type { SubmissionKind } from "../../../src/forms/submission-kind";
import type { Values } from "./stored";
import type { Told } from "./toasts";
import { jobs } from "./shown-content";

const NAME_ERROR = "Name must be at least 2 characters";
const EMAIL_ERROR = "Please enter a valid email address";

/**
 * A form of the site with its texts and messages (docs/behaviour.md 5 to 7), and what to write in it. `filled` and `enough`
 * are without the email address.
 */
export interface FormCase {
  readonly kind: SubmissionKind;
  readonly path: string;
  readonly endpoint: string;
  /** What opens the dialog of the form. */
  readonly opener?: string;
  readonly idle: string;
  readonly busy: string;
  readonly success: Told;
  readonly failure: Told;
  readonly labels: readonly string[];
  /** The messages below the fields of the empty form. */
  readonly errors: Values;
  readonly filled: Values;
  /** One character, or one rule, short of being accepted. */
  readonly tooShort: Values;
  /** Just enough to be accepted. */
  readonly enough: Values;
  /** What is in the form before anybody writes in it. */
  readonly empty: Values;
}

/** A service to ask for; without any, the form has no choice of them. */
const service = services.at(-1)?.id;
const asked = (id = ""): Values => (service ? { service: id } : {});
/** The first position, or none in particular where none is open. */
const position = jobs[0]?.title ?? "General Application";

export const NEWSLETTER: FormCase = {
  kind: "newsletter",
  path: "/webinars",
  endpoint: "/api/newsletter/subscribe",
  idle: "Subscribe",
  busy: "Subscribing...",
  success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
  failure: { title: "Subscription Failed", text: "There was a problem with your subscription. Please try again." },
  labels: ["Email *"],
  errors: { email: EMAIL_ERROR },
  filled: {},
  tooShort: { email: "reader@example" },
  enough: {},
  empty: { email: "" },
};

export const APPLICATION: FormCase = {
  kind: "application",
  path: "/careers",
  endpoint: "/api/careers/apply",
  idle: "Submit Application",
  busy: "Submitting...",
  success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem submitting your application. Please try again." },
  labels: ["Name *", "Email *", "Phone", "Resume *", "Cover Letter", "Position *"],
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, resume: "Resume content is required" },
  filled: { name: "Ada", phone: "+1 555 0100", position, resume: "Ten years\nof work.", coverLetter: "Dear team,\nhi" },
  tooShort: { name: "A", email: "ada@example", resume: "123456789" },
  enough: { name: "Al", resume: "1234567890", position },
  empty: { name: "", email: "", phone: "", position, resume: "", coverLetter: "" },
  opener: jobs[0] ? `Apply Now for ${position}` : "Submit a General Application",
};

export const CONTACT: FormCase = {
  kind: "contact",
  path: "/contact",
  endpoint: "/api/contact",
  idle: "Send Message",
  busy: "Submitting...",
  success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem sending your message. Please try again." },
  labels: ["Name *", "Email *", "Phone", "Company", ...(service ? ["Service"] : []), "Message *"],
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, message: "Message must be at least 10 characters" },
  filled: {
    name: "Grace",
    phone: "+44 20",
    company: "Example & Sons",
    ...asked(service),
    message: "Two new\nmarkets.",
  },
  tooShort: { name: "G", email: "grace@example", message: "123456789" },
  enough: { name: "Gr", message: "1234567890" },
  empty: { name: "", email: "", phone: "", company: "", ...asked(""), message: "" },
};

/** The site's forms. */
export const FORMS = [NEWSLETTER, APPLICATION, CONTACT];
