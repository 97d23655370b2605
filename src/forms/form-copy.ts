import type { Toast } from "../lib/toast";
import { RETENTION_MONTHS } from "./submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "./submission-kind";

/** The text of each form's submit button, at rest and while the request is in flight. */
export const SUBMIT_LABELS: Readonly<Record<SubmissionKind, { readonly idle: string; readonly busy: string }>> = {
  newsletter: { idle: "Subscribe", busy: "Subscribing..." },
  application: { idle: "Submit Application", busy: "Submitting..." },
  contact: { idle: "Send Message", busy: "Submitting..." },
};

/** Explains the asterisk above a form that has optional fields. */
export const ASTERISK_EXPLAINED = "Fields marked with an asterisk (*) are required.";

/** Says above each submit button what becomes of what is written, as the privacy policy does, to which a link follows. */
export const USE_EXPLAINED: Readonly<Record<SubmissionKind, string>> = {
  newsletter: "We use your address only to send the newsletter.",
  application: `We use this only for recruiting and delete unsuccessful applications after ${String(RETENTION_MONTHS.application)} months.`,
  contact: `We use this only to reply to you and delete it ${String(RETENTION_MONTHS.contact)} months after our last contact, unless we work together.`,
};

/** The link to the privacy policy behind that sentence. */
export const POLICY_LINK = { label: "Privacy Policy", to: "/privacy-policy" };

/** Says how many fields have an error. A screen reader reads a single error with its field, which has focus. */
export function attentionText(count: number): string {
  return count > 1 ? `${String(count)} fields need your attention` : "";
}

/** What each outcome is announced with, in a toast or, without JavaScript, on a page: docs/behaviour.md 7.1. */
export const OUTCOME_MESSAGES: Record<SubmissionKind, Record<SubmissionOutcome, Toast>> = {
  newsletter: {
    success: {
      type: "success",
      title: "Subscription Successful",
      text: "Thank you for subscribing to our newsletter!",
    },
    failure: {
      type: "info",
      title: "Subscription Failed",
      text: "There was a problem with your subscription. Please try again.",
    },
  },
  application: {
    success: {
      type: "success",
      title: "Application Submitted",
      text: "Thank you for your application. We'll be in touch soon!",
    },
    failure: {
      type: "error",
      title: "Submission Failed",
      text: "There was a problem submitting your application. Please try again.",
    },
  },
  contact: {
    success: {
      type: "success",
      title: "Message Sent",
      text: "Thank you for your message. We'll be in touch soon!",
    },
    failure: {
      type: "error",
      title: "Submission Failed",
      text: "There was a problem sending your message. Please try again.",
    },
  },
};

/** In the visitor's own time: "14:05". */
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The line beside the submit button after a success. */
export function receivedText(kind: SubmissionKind, at: Date): string {
  const received = `Received at ${CLOCK.format(at)}.`;
  return kind === "contact" ? `${received} We’ll reply within one business day.` : received;
}
