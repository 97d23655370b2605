import addressparser from "nodemailer/lib/addressparser";
import type { Environment } from "./environment";

/** How the firm hears of a submission. */
export interface NotificationSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  /** The addresses of those who are told. */
  readonly to: readonly string[];
  /** `Corvane <site@corvane.example>` */
  readonly from: string;
}

/** Who gets the daily digest; nobody where it is not set. */
export function digestRecipients({ DIGEST_TO: to }: Environment = process.env): readonly string[] {
  return to ? (parseAddresses(to) ?? []) : [];
}

const VARIABLES = ["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM"] as const;

/** The addresses in a list such as `Ada <ada@example.com>, grace@example.com`; undefined when one of them is none. */
export function parseAddresses(list: string): readonly string[] | undefined {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address);
  const areValid =
    addresses.length > 0 && addresses.every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(address));
  return areValid ? addresses : undefined;
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== "";
}

/** What must be done before the firm hears of anything, a sentence each; empty when it is told. */
export function notificationProblems(environment: Environment = process.env): string[] {
  const missing = VARIABLES.filter((name) => !environment[name]);
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from, DIGEST_TO: digest } = environment;
  return [
    ...(missing.length > 0 ? [`set ${missing.join(", ")}`] : []),
    ...(smtpUrl && !isSmtpUrl(smtpUrl) ? ["SMTP_URL must be like smtps://user:password@mail.example.com"] : []),
    ...(to && !parseAddresses(to) ? ["NOTIFY_TO must be addresses, separated by commas"] : []),
    ...(from && parseAddresses(from)?.length !== 1 ? ["NOTIFY_FROM must be one address"] : []),
    ...(digest && !parseAddresses(digest) ? ["DIGEST_TO must be addresses, separated by commas"] : []),
  ];
}

/** The settings of the notification, or undefined when they are not complete: it is off then. */
export function notificationSettings(environment: Environment = process.env): NotificationSettings | undefined {
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from } = environment;
  if (!smtpUrl || !to || !from || notificationProblems(environment).length > 0) return undefined;
  return { smtpUrl, to: parseAddresses(to) ?? [], from };
}

/** Says that nobody is notified and what to do about it; undefined when the notification is on. */
export function notificationsOffNotice(environment: Environment = process.env): string | undefined {
  const problems = notificationProblems(environment);
  return problems.length > 0
    ? `Notifications are off, nobody is told of a submission: ${problems.join("; ")}.`
    : undefined;
}
