import type { SubmissionKind } from "../../../src/forms/submission-kind";
import type { SubmissionValues } from "../../../netlify/submissions/submission";
import type { ToastText } from "./toasts";
import { jobs, services } from "../../support/entries";

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
  readonly labels: readonly string[];
  /** The errors of the empty form, by field. */
  readonly errors: SubmissionValues;
  readonly filled: SubmissionValues;
  /** Invalid by one character or one rule. */
  readonly tooShort: SubmissionValues;
  /** The shortest valid values. */
  readonly shortest: SubmissionValues;
  /** The initial values. */
  readonly empty: SubmissionValues;
}

/** Without services, the form has no service field. */
const service = services.at(-1)?.id;
const serviceValue = (id = ""): SubmissionValues => (service ? { service: id } : {});
const position = jobs[0]?.title ?? "General Application";

export const NEWSLETTER: FormCase = {
  kind: "newsletter",
  path: "/webinars",
  endpoint: "/api/newsletter/subscribe",
  submitLabel: "Subscribe",
  submittingLabel: "Subscribing...",
  success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
  failure: { title: "Subscription Failed", text: "There was a problem with your subscription. Please try again." },
  labels: ["Email *"],
  errors: { email: EMAIL_ERROR },
  filled: {},
  tooShort: { email: "reader@example" },
  shortest: {},
  empty: { email: "" },
};

export const APPLICATION: FormCase = {
  kind: "application",
  path: "/careers",
  endpoint: "/api/careers/apply",
  submitLabel: "Submit Application",
  submittingLabel: "Submitting...",
  success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem submitting your application. Please try again." },
  labels: ["Name *", "Email *", "Phone", "Resume *", "Cover Letter", "Position *"],
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, resume: "Resume content is required" },
  filled: { name: "Ada", phone: "+1 555 0100", position, resume: "Ten years\nof work.", coverLetter: "Dear team,\nhi" },
  tooShort: { name: "A", email: "ada@example", resume: "123456789" },
  shortest: { name: "Al", resume: "1234567890", position },
  empty: { name: "", email: "", phone: "", position, resume: "", coverLetter: "" },
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
  labels: ["Name *", "Email *", "Phone", "Company", ...(service ? ["Service"] : []), "Message *"],
  errors: { name: NAME_ERROR, email: EMAIL_ERROR, message: "Message must be at least 10 characters" },
  filled: {
    name: "Grace",
    phone: "+44 20",
    company: "Example & Sons",
    ...serviceValue(service),
    message: "Two new\nmarkets.",
  },
  tooShort: { name: "G", email: "grace@example", message: "123456789" },
  shortest: { name: "Gr", message: "1234567890" },
  empty: { name: "", email: "", phone: "", company: "", ...serviceValue(""), message: "" },
};

export const FORMS = [NEWSLETTER, APPLICATION, CONTACT];
