import type { Toast } from "../lib/toasts";
import { RETENTION_MONTHS } from "./submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "./submission-kind";

/** The text of a submit button, at rest and while the request is in flight. */
interface SubmitLabels {
  readonly idle: string;
  readonly busy: string;
}

/** The text of each form's submit button. */
export const SUBMIT_LABELS: Readonly<Record<SubmissionKind, SubmitLabels>> = {
  newsletter: { idle: "Subscribe", busy: "Subscribing..." },
  application: { idle: "Submit Application", busy: "Submitting..." },
  contact: { idle: "Send Message", busy: "Submitting..." },
};

/** Explains the asterisk above a form that has optional fields. */
export const ASTERISK_EXPLAINED = "Fields marked with an asterisk (*) are required.";

/** Says above each submit button what becomes of what is written, as the privacy policy does, to which a link follows. */
export const USE_EXPLAINED: Readonly<Record<SubmissionKind, string>> = {
  newsletter: "We use your address for the letter only, until you unsubscribe.",
  application: `We use this for recruitment only, and delete unsuccessful applications after ${String(RETENTION_MONTHS.application)} months.`,
  contact: `We use this to answer you, and delete it ${String(RETENTION_MONTHS.contact)} months after our last contact, unless we work together.`,
};

/** The link to the privacy policy behind that sentence. */
export const POLICY_LINK = { label: "Privacy Policy", to: "/privacy-policy" };

/**
 * Tells how many fields of a form have an error.
 *
 * @param count at least 1
 */
export function attentionText(count: number): string {
  return count === 1 ? "1 field needs your attention" : `${String(count)} fields need your attention`;
}

/** What each outcome is announced with, in a toast or, without JavaScript, on a page: docs/behaviour.md 7.1. */
export const OUTCOME_MESSAGES: Record<SubmissionKind, Record<SubmissionOutcome, Toast>> = {
  newsletter: {
    success: {
      kind: "success",
      title: "Subscription Successful",
      text: "Thank you for subscribing to our newsletter!",
    },
    failure: {
      kind: "notice",
      title: "Subscription Failed",
      text: "There was a problem with your subscription. Please try again.",
    },
  },
  application: {
    success: {
      kind: "success",
      title: "Application Submitted",
      text: "Thank you for your application. We'll be in touch soon!",
    },
    failure: {
      kind: "destructive",
      title: "Submission Failed",
      text: "There was a problem submitting your application. Please try again.",
    },
  },
  contact: {
    success: {
      kind: "success",
      title: "Message Sent",
      text: "Thank you for your message. We'll be in touch soon!",
    },
    failure: {
      kind: "destructive",
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
  return kind === "contact" ? `${received} We answer within one business day.` : received;
}

/** What happens after a success, on the page for visitors without JavaScript. */
export const WHAT_HAPPENS_NEXT: Readonly<Record<SubmissionKind, string>> = {
  contact: "A partner reads your message and answers by email within one business day.",
  application:
    "A recruiter and someone from the team you would join read it, and you hear from us within ten business days.",
  newsletter: "The next letter comes to the address you gave; every issue has an unsubscribe link.",
};
