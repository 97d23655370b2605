import type { Environment } from "./environment";
import { newsletterProblems } from "./newsletter-settings";
import { notificationProblems } from "./notification-settings";
import { retentionProblems } from "./retention-settings";

/** What keeps the published site from doing what it is for, a sentence each; empty when all is set. */
export function settingsProblems(environment: Environment = process.env): string[] {
  return [notificationProblems, newsletterProblems, retentionProblems].flatMap((problems) => problems(environment));
}
