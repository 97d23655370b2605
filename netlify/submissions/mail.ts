import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer/lib/errors";
import type { MailSettings } from "../settings";

/** Prepares one connection for several mails. The first mail opens it; the caller closes it. */
export function openMail({ smtpUrl, from }: MailSettings) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  return createTransport({ url: smtpUrl, ...pool }, { from, disableFileAccess: true, disableUrlAccess: true });
}

export type Connection = ReturnType<typeof openMail>;

/** Sends a mail. Returns who has it, whom the mail server rejected for good, and the error if nobody has it. */
export async function sendMail(connection: Connection, mail: Parameters<Connection["sendMail"]>[0]) {
  const result = await connection.sendMail(mail).catch((error: NodemailerError) => error);
  const [accepted, error] = "accepted" in result ? [result.accepted, undefined] : [[], result];
  const rejected = result.rejectedErrors?.filter(({ responseCode = 0 }) => responseCode >= 500) ?? [];
  return { accepted: accepted.map(String), refused: rejected.map(({ recipient = "" }) => recipient), error };
}

/** Returns codes such as `EMESSAGE 550 5.7.1`: the mail server's own text can contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, message, response = "" } = error as NodemailerError;
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return code ? [code, responseCode, status].filter(Boolean).join(" ") : String(message);
}

/** Whether the mail server answered about this mail: the connection works, and others may be accepted. */
export const isRejection = (error: unknown): boolean => /^E(ENVELOPE|MESSAGE)(?! 421)/.test(describeMailError(error));

/** Whether the mail server has got the text, or a part of it, and did not accept it. */
export const hasReadText = (error: unknown): boolean => /^E(MESSAGE|CONNECTION)/.test(describeMailError(error));

/**
 * Whether the mail server rejects the text for good: its content (5.6), by a policy such as a filter's (5.7), its size, or
 * without a reason (RFC 3463). 503 is a wrong sequence of commands.
 */
export function isAboutText(error: unknown): boolean {
  const [name, code = "5", status] = describeMailError(error).split(" ");
  const isSize = status ? /^5\.(3\.4|2\.3)$/.test(status) : code === "552";
  const isPermanent = name === "EMESSAGE" && /^5(?!03)/.test(code);
  return isSize || (isPermanent && (!status || /^5\.[67]\./.test(status)));
}
