import type { Toast } from "../ui/toast";
import { RETENTION_MONTHS, type SubmissionKind, type SubmissionOutcome } from "./submission-kind";

export const SUBMIT_LABELS: Readonly<Record<SubmissionKind, { readonly idle: string; readonly busy: string }>> = {
  newsletter: { idle: "Subscribe", busy: "Subscribing..." },
  application: { idle: "Submit Application", busy: "Submitting..." },
  contact: { idle: "Send Message", busy: "Submitting..." },
};

/** The position of an application for no job in particular. */
export const GENERAL_APPLICATION = "General Application";

/** How the firm uses the data, shown above the submit button. The privacy policy promises the same. */
export const DATA_USE_NOTES: Readonly<Record<SubmissionKind, string>> = {
  newsletter: "We use your address only to send the newsletter.",
  application: `We use this only for recruiting and delete unsuccessful applications after ${String(RETENTION_MONTHS.application)} months.`,
  contact: `We use this only to reply to you and delete it ${String(RETENTION_MONTHS.contact)} months after our last contact, unless we work together.`,
};

/** Returns the status text for several errors. A single error needs none: screen readers read it with the focused field. */
export const errorCountText = (count: number): string => (count > 1 ? `${count} fields need your attention` : "");

/** The notices of the specification, shown in a toast or, without JavaScript, on a page. */
export const OUTCOME_MESSAGES: Record<SubmissionKind, Record<SubmissionOutcome, Omit<Toast, "type">>> = {
  newsletter: {
    success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
    failure: { title: "Subscription Failed", text: "There was a problem with your subscription. Please try again." },
  },
  application: {
    success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
    failure: { title: "Submission Failed", text: "There was a problem submitting your application. Please try again." },
  },
  contact: {
    success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
    failure: { title: "Submission Failed", text: "There was a problem sending your message. Please try again." },
  },
};
