import type { NodemailerError } from "nodemailer";

/**
 * What is safe to log of a failure to send: messages of mail servers repeat addresses, their codes don't.
 *
 * @returns such as `EENVELOPE 550`, `ESOCKET ECONNREFUSED` or `TimeoutError`
 */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return mailFailure(error.cause);
  const { name, code, originalCode, responseCode } = error as NodemailerError;
  return [code ?? name, originalCode, responseCode].filter((part) => part !== undefined).join(" ");
}
