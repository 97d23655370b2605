import type { SubmissionKind, SubmissionOutcome } from "./submission-kind";

/** What a visitor is told: a title and one sentence. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The notices of spec §8, shown as a toast or, without JavaScript, as a page. */
export const NOTICES: Record<SubmissionKind, Record<SubmissionOutcome, Notice>> = {
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
