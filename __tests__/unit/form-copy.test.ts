import { FIELDS } from "../../src/forms/fields";
import { OUTCOME_MESSAGES, SUBMIT_LABELS } from "../../src/forms/form-copy";

// The specification's words. All other tests read them from the site.

const SUBMISSION_FAILED = "Submission Failed";

const failure = (what: string) => `There was a problem ${what}. Please try again.`;

test("buttons, notices and errors of the forms are the specification's", () => {
  expect(SUBMIT_LABELS).toMatchObject({
    newsletter: { busy: "Subscribing..." },
    application: { idle: "Submit Application", busy: "Submitting..." },
  });
  expect(OUTCOME_MESSAGES).toEqual({
    newsletter: {
      success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
      failure: { title: "Subscription Failed", text: failure("with your subscription") },
    },
    application: {
      success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
      failure: { title: SUBMISSION_FAILED, text: failure("submitting your application") },
    },
    contact: {
      success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
      failure: { title: SUBMISSION_FAILED, text: failure("sending your message") },
    },
  });
  const errors = Object.values(FIELDS).flatMap((fields) => fields.flatMap(({ required }) => required ?? []));
  for (const error of [
    "Please enter a valid email address",
    "Name must be at least 2 characters",
    "Resume content is required",
    "Position is required",
    "Message must be at least 10 characters",
  ])
    expect(errors).toContain(error);
});
