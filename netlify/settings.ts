import addressparser from "nodemailer/lib/addressparser";
import { parseEmail, plainSigns } from "../src/forms/email";
import { parseUrl } from "../src/lib/parse-url";
import { parseOptions, runCommand } from "./terminal";

type Sender = { readonly name: string; readonly address: string };

export interface MailSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  readonly from: Sender;
  /** Recipients of submissions and alerts. Domains are in ASCII, as in the mail server's answers. */
  readonly to: readonly string[];
  readonly digestTo: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses addresses, separated by commas, semicolons or white space: `Ada <ada@example.com>, grace@example.com`. Returns an
 * empty list if a part is not exactly one address: nobody would notice that a recipient is missing.
 */
function parseAddresses(list: string): readonly string[] {
  const parts = plainSigns(list).match(/(?:"[^"]*"|<[^<>]*>|[^,;、،؛\n])+/g) ?? [];
  const addresses = parts.flatMap((part) => {
    // `ada@mailhost <grace@example.com>` may be two recipients.
    const address = /\S@[^\s.]*[\s<([]/.test(part) ? undefined : parseEmail(part);
    return address !== undefined || part.includes("<") ? [address] : (part.match(/\S+/g) ?? []).map(parseEmail);
  });
  return addresses.includes(undefined) ? [] : [...new Set(addresses.flatMap((one) => one?.toLowerCase() ?? []))];
}

/** Parses one address with or without a name, which must not be another address. */
function parseSender(text: string): Sender | undefined {
  const [sender, ...others] = addressparser(plainSigns(text), { flatten: true });
  const address = parseEmail(text);
  const isOne = others.length === 0 && parseEmail(sender?.address ?? "") === address;
  return sender && address && isOne ? { name: sender.name, address } : undefined;
}

/** A slash, backslash, question mark or number sign in a password ends the host, and the rest would be lost. */
function isSmtpUrl(text: string): boolean {
  const url = /^smtps?:\/\/[^/]/.test(text) ? parseUrl(text.replace(/^smtps?/, "http")) : undefined;
  return url?.href.endsWith(`${url.host}/`) ?? false;
}

const SMTP_URL_PROBLEM =
  "SMTP_URL must be like smtps://user:password@mail.example.com; percent-encode special characters in the user and the password, such as / as %2F";

/** Returns an instruction for each environment variable that is missing or invalid: `set SMTP_URL`. */
export function settingsProblems(environment: Environment = process.env): string[] {
  const missing = ["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM"].filter((name) => !environment[name]);
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from, DIGEST_TO: digestTo } = environment;
  return [
    ...missing.map((name) => `set ${name}`),
    ...(smtpUrl && !isSmtpUrl(smtpUrl) ? [SMTP_URL_PROBLEM] : []),
    ...(to && parseAddresses(to).length === 0 ? ["NOTIFY_TO must be addresses, separated by commas"] : []),
    ...(from && !parseSender(from) ? ["NOTIFY_FROM must be one address"] : []),
    ...(digestTo && parseAddresses(digestTo).length === 0 ? ["DIGEST_TO must be addresses, separated by commas"] : []),
  ];
}

/** @throws Error that names all missing or invalid variables */
export function mailSettings(environment: Environment = process.env): MailSettings {
  const problems = settingsProblems(environment);
  const { SMTP_URL: smtpUrl = "", NOTIFY_TO: to = "", NOTIFY_FROM: sender = "", DIGEST_TO: digestTo } = environment;
  const from = parseSender(sender);
  if (problems.length > 0 || !from) throw new Error(`Mail is not set up: ${problems.join("; ")} (see README.md).`);
  return { smtpUrl, from, to: parseAddresses(to), digestTo: parseAddresses(digestTo || to) };
}

/** Names nobody: the log of a deploy may be public. */
async function check(args: string[]): Promise<void> {
  parseOptions(args, []);
  mailSettings();
  console.log("The settings for mail are complete.");
}

// netlify.toml runs this before a production build: without these variables nobody would be mailed.
if (require.main === module) void runCommand("npm run check:settings\n  checks the variables for mail", check);
