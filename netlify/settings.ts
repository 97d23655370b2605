import addressparser from "nodemailer/lib/addressparser";
import { RETENTION_MONTHS } from "../src/forms/submission-kind";
import { SettingsError } from "./environment";
import type { Environment } from "./environment";

/** How the firm is told of a submission. */
export interface NotificationSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  /** The addresses of those who are told. */
  readonly to: readonly string[];
  /** `Example <site@example.com>` */
  readonly from: string;
}

const NOTIFICATION_VARIABLES = ["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM"] as const;

/** Parses a list of addresses such as `Ada <ada@example.com>, grace@example.com`; undefined when one of them is not valid. */
function parseAddresses(list: string): readonly string[] | undefined {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address);
  const areValid =
    addresses.length > 0 && addresses.every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(address));
  return areValid ? addresses : undefined;
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== "";
}

/** Lists what must be done before the firm is told of anything, a sentence each. */
function notificationProblems(environment: Environment = process.env): string[] {
  const missing = NOTIFICATION_VARIABLES.filter((name) => !environment[name]);
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from, DIGEST_TO: digest } = environment;
  return [
    ...(missing.length > 0 ? [`set ${missing.join(", ")}`] : []),
    ...(smtpUrl && !isSmtpUrl(smtpUrl) ? ["SMTP_URL must be like smtps://user:password@mail.example.com"] : []),
    ...(to && !parseAddresses(to) ? ["NOTIFY_TO must be addresses, separated by commas"] : []),
    ...(from && parseAddresses(from)?.length !== 1 ? ["NOTIFY_FROM must be one address"] : []),
    ...(digest && !parseAddresses(digest) ? ["DIGEST_TO must be addresses, separated by commas"] : []),
  ];
}

/** Reads the settings of the notification; undefined when they are not complete: it is off then. */
export function notificationSettings(environment: Environment = process.env): NotificationSettings | undefined {
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from } = environment;
  if (!smtpUrl || !to || !from || notificationProblems(environment).length > 0) return undefined;
  return { smtpUrl, to: parseAddresses(to) ?? [], from };
}

/** Returns the addresses of those who get the daily digest; none where it is not set. */
export function digestRecipients({ DIGEST_TO: to }: Environment = process.env): readonly string[] {
  return to ? (parseAddresses(to) ?? []) : [];
}

/** Says that nobody is notified, and what to do about it; undefined when the notification is on. */
export function notificationsOffNotice(environment: Environment = process.env): string | undefined {
  const problems = notificationProblems(environment);
  return problems.length > 0
    ? `Notifications are off, nobody is told of a submission: ${problems.join("; ")}.`
    : undefined;
}

/**
 * Returns the key that visitors' addresses are hashed with while they are counted: the address of the mail server has a
 * password in it. None on a machine without settings.
 */
export function addressKey({ SMTP_URL: smtpUrl }: Environment = process.env): string {
  return smtpUrl ?? "";
}

/** When what visitors sent is deleted. */
export interface RetentionSettings {
  /** In months from when it was received. */
  readonly months: Readonly<Record<keyof typeof RETENTION_MONTHS, number>>;
  /** Whether what is to be deleted is only counted. */
  readonly dryRun: boolean;
}

const RETENTION_VARIABLES = {
  contact: "RETENTION_CONTACT_MONTHS",
  application: "RETENTION_APPLICATION_MONTHS",
} as const;

const RETENTION_KINDS = ["contact", "application"] as const;

const isWithin = (text: string, most: number) => /^[1-9]\d*$/.test(text) && Number(text) <= most;

/** Lists what is wrong with the settings of the retention, a sentence each. */
function retentionProblems(environment: Environment = process.env): string[] {
  const months = RETENTION_KINDS.flatMap((kind) => {
    const [name, most] = [RETENTION_VARIABLES[kind], RETENTION_MONTHS[kind]];
    const text = environment[name];
    if (!text || isWithin(text, most)) return [];
    return [`${name} must be a number of months from 1 to ${most}, which the privacy policy promises`];
  });
  const dryRun = environment.RETENTION_DRY_RUN;
  return dryRun && dryRun !== "true" ? [...months, 'RETENTION_DRY_RUN must be "true", or not be set'] : months;
}

/**
 * Reads the settings of the retention; what is not set is as the privacy policy promises.
 *
 * @throws SettingsError when one is wrong
 */
export function retentionSettings(environment: Environment = process.env): RetentionSettings {
  const problems = retentionProblems(environment);
  if (problems.length > 0) throw new SettingsError(`${problems.join("; ")}.`);
  const monthsOf = (kind: (typeof RETENTION_KINDS)[number]) =>
    Number(environment[RETENTION_VARIABLES[kind]] || RETENTION_MONTHS[kind]);
  return {
    months: { contact: monthsOf("contact"), application: monthsOf("application") },
    dryRun: environment.RETENTION_DRY_RUN === "true",
  };
}

/** Lists what keeps the published site from doing its work, a sentence each. */
export function settingsProblems(environment: Environment = process.env): string[] {
  return [notificationProblems, retentionProblems].flatMap((problems) => problems(environment));
}
