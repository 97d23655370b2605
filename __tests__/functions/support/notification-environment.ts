/** Who is told in the tests. */
export const FIRM = "inbox@corvane.example";

/** Turns the notification on, over this mail server. */
export function notifyOver(smtpUrl: string): void {
  Object.assign(process.env, { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "Corvane <site@corvane.example>" });
}

/** Turns the notification off. */
export function notifyNobody(): void {
  delete process.env.SMTP_URL;
}
