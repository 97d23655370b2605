import addressparser from "nodemailer/lib/addressparser";

/** How the firm gets mail. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  /** `Example <site@example.com>` */
  readonly from: string;
  /** The addresses that get submissions and alerts. */
  readonly to: readonly string[];
  /** The addresses that get the daily digest. */
  readonly digestTo: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads addresses such as `Ada <ada@example.com>, grace@example.com`; returns none if one of them is not valid. */
function parseAddresses(list: string): readonly string[] {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address.toLowerCase());
  const areValid = addresses.every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(address));
  return areValid ? [...new Set(addresses)] : [];
}

const isSmtpUrl = (text: string) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);

/** Lists what is missing or wrong in the variables that the firm's mail needs, in words that say what to do. */
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

/** Reads how the firm gets mail. @throws Error if a variable is missing or wrong; it names all of them */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const problems = settingsProblems(environment);
  if (problems.length > 0) throw new Error(`The mail is not set up: ${problems.join("; ")}.`);
  const { SMTP_URL: smtpUrl = "", NOTIFY_TO: to = "", NOTIFY_FROM: from = "", DIGEST_TO: digestTo } = environment;
  return { smtpUrl, from, to: parseAddresses(to), digestTo: parseAddresses(digestTo || to) };
}
