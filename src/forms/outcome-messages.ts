import type { SubmissionKind, SubmissionOutcome } from "./submission-kind";

/** What a visitor is told: a title and one sentence. */
export interface OutcomeMessage {
  readonly title: string;
  readonly text: string;
}

/** How a submission ended, told as a toast or, without JavaScript, as a page: docs/behaviour.md 7.1. */
export const OUTCOME_MESSAGES: Record<SubmissionKind, Record<SubmissionOutcome, OutcomeMessage>> = {
  newsletter: {
    success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
    failure: {
      title: "Subscription Failed",
      text: "There was a problem with your subscription. Please try again.",
    },
  },
  application: {
    success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
    failure: {
      title: "Submission Failed",
      text: "There was a problem submitting your application. Please try again.",
    },
  },
  contact: {
    success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
    failure: { title: "Submission Failed", text: "There was a problem sending your message. Please try again." },
  },
};
