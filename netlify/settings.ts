import addressparser from "nodemailer/lib/addressparser";

export interface MailSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  /** `Example <site@example.com>` */
  readonly from: string;
  /** Recipients of submissions and alerts. */
  readonly to: readonly string[];
  readonly digestTo: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses `Ada <ada@example.com>, grace@example.com`. Returns an empty list if one address is invalid. */
function parseAddresses(list: string): readonly string[] {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address.toLowerCase());
  const areValid = addresses.every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(address));
  return areValid ? [...new Set(addresses)] : [];
}

const isSmtpUrl = (text: string) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);

/** Returns an instruction for each environment variable that is missing or invalid: `set SMTP_URL`. */
export function settingsProblems(environment: Environment = process.env): string[] {
  const missing = ["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM"].filter((name) => !environment[name]);
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from, DIGEST_TO: digestTo } = environment;
  return [
    ...missing.map((name) => `set ${name}`),
    ...(smtpUrl && !isSmtpUrl(smtpUrl) ? ["SMTP_URL must be like smtps://user:password@mail.example.com"] : []),
    ...(to && parseAddresses(to).length === 0 ? ["NOTIFY_TO must be addresses, separated by commas"] : []),
    ...(from && parseAddresses(from).length !== 1 ? ["NOTIFY_FROM must be one address"] : []),
    ...(digestTo && parseAddresses(digestTo).length === 0 ? ["DIGEST_TO must be addresses, separated by commas"] : []),
  ];
}

/** @throws Error that names all missing or invalid variables */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const problems = settingsProblems(environment);
  if (problems.length > 0) throw new Error(`Mail is not set up: ${problems.join("; ")}.`);
  const { SMTP_URL: smtpUrl = "", NOTIFY_TO: to = "", NOTIFY_FROM: from = "", DIGEST_TO: digestTo } = environment;
  return { smtpUrl, from, to: parseAddresses(to), digestTo: parseAddresses(digestTo || to) };
}
