import type { SendMailOptions } from "nodemailer";
import site from "../../data/site.json";
import type { NewsletterSettings } from "../newsletter-settings";
import type { Submission } from "../submissions/submission";
import { signedLink } from "./signed-link";

/** The mail that asks whether a subscription was meant. It carries what lets mail programs unsubscribe (RFC 8058). */
export function confirmationMail(
  { id, values }: Submission,
  from: string,
  settings: NewsletterSettings,
): SendMailOptions {
  const unsubscribe = signedLink(settings, "unsubscribe", id);
  const text = [
    `This address was entered on our website to receive ${site.brand}’s newsletter.`,
    `If that was you, please confirm it here:\n${signedLink(settings, "confirm", id)}`,
    "If it was not, you need not do anything: the request is deleted after seven days.",
    `If you never want this newsletter, unsubscribe here:\n${unsubscribe}`,
    site.product,
  ];
  return {
    from,
    to: { name: "", address: values.email ?? "" },
    subject: `Please confirm your subscription to ${site.brand}’s newsletter`,
    text: `${text.join("\n\n")}\n`,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
