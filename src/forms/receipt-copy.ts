import { GENERAL_APPLICATION, UNDECIDED_SERVICE } from "./choices";
import type { FormField, FormValues } from "./form-field";
import type { SubmissionKind } from "./submission-kind";

/**
 * Within how many business days the firm answers, as the content promises; a test compares the two.
 * Nobody answers a subscription.
 */
export const ANSWER_DAYS = { contact: 1, application: 10 } as const satisfies Partial<Record<SubmissionKind, number>>;

/** What the visitor keeps after a form of one kind was sent: docs/behaviour.md 4.31. */
interface ReceiptCopy {
  readonly heading: string;
  /** Names what was received, in the words of the form's fields. */
  what(sent: FormValues, fields: readonly FormField[]): string;
  /**
   * Says what happens next.
   *
   * @param to the email address that was given
   * @param by the day by which the firm answers, where it does: "Monday, November 23"
   */
  next(to: string, by: string): string;
  /** The same where neither is known, as on a page that was made before. */
  readonly nextInGeneral: string;
  /** When to call rather than wait. */
  readonly call: string;
  /** The button that brings the empty form back; an application's is the one that opens its dialog. */
  readonly again?: string;
}

const AFTER_HOURS = "What arrives after hours or at a weekend counts from the next business day.";

/** The words of each receipt. */
export const RECEIPT_COPY: Readonly<Record<SubmissionKind, ReceiptCopy>> = {
  contact: {
    heading: "We have your message",
    what: ({ service }, fields) => {
      const options = fields.find(({ name }) => name === "service")?.options;
      const chosen = options?.find(({ value }) => value === service && value !== "" && value !== UNDECIDED_SERVICE);
      return chosen ? `Your message about ${chosen.label}` : "Your message";
    },
    next: (to, by) => `A partner reads it and answers at ${to} by the end of ${by}.`,
    nextInGeneral: `A partner reads your message and answers by email within one business day. ${AFTER_HOURS}`,
    call: "If it can’t wait",
    again: "Send another message",
  },
  application: {
    heading: "We have your application",
    what: ({ position = "" }) =>
      position === GENERAL_APPLICATION ? "Your general application" : `Your application for ${position}`,
    next: (to, by) =>
      `A recruiter and someone from the team you would join read it. You hear from us at ${to} by the end of ${by}.`,
    nextInGeneral: `A recruiter and someone from the team you would join read it, and you hear from us within ten business days. ${AFTER_HOURS}`,
    call: "Questions before then",
  },
  newsletter: {
    heading: "We have your address",
    what: () => "Your subscription to the monthly letter",
    next: (to) =>
      `The next letter comes to ${to}. If a message asks you to confirm the address first, follow its link. Every issue has a link to leave.`,
    nextInGeneral:
      "The next letter comes to the address you gave. If a message asks you to confirm it first, follow its link. Every issue has a link to leave.",
    call: "If something is wrong",
    again: "Add another address",
  },
};
