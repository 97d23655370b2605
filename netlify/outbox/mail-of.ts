import type { SendMailOptions } from "nodemailer";
import { SettingsError } from "../environment";
import { confirmationMail } from "../newsletter/confirmation-mail";
import { newsletterSettings } from "../newsletter-settings";
import type { NotificationSettings } from "../notification-settings";
import { keyOf } from "../submissions/records";
import type { Submission } from "../submissions/submission";
import { composeMail } from "./compose-mail";

/** A mail, and who is to get it. */
export interface AddressedMail {
  readonly mail: SendMailOptions;
  readonly recipients: readonly string[];
}

/**
 * The mail about a record: to the firm, or, where a subscription waits to be confirmed, to the subscriber.
 *
 * @param key the record's key
 * @throws SettingsError when the links of a confirmation cannot be signed
 */
export function mailOf(key: string, submission: Submission, settings: NotificationSettings): AddressedMail {
  if (key !== keyOf(submission.id, "pending"))
    return { mail: composeMail(submission, settings), recipients: settings.to };
  const newsletter = newsletterSettings();
  if (!newsletter) throw new SettingsError("SIGNING_KEY is not set.");
  return {
    mail: confirmationMail(submission, settings.from, newsletter),
    recipients: [submission.values.email ?? ""],
  };
}
