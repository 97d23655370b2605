import { RETENTION_MONTHS } from "../src/forms/submission-kind";
import { SettingsError } from "./environment";
import type { Environment } from "./environment";

/** When what visitors sent is deleted. */
export interface RetentionSettings {
  /** In months from when it was received. */
  readonly months: Readonly<Record<keyof typeof RETENTION_MONTHS, number>>;
  /** Whether what is to be deleted is only counted. */
  readonly dryRun: boolean;
}

const VARIABLES = { contact: "RETENTION_CONTACT_MONTHS", application: "RETENTION_APPLICATION_MONTHS" } as const;

const KINDS = ["contact", "application"] as const;

const isWithin = (text: string, most: number) => /^[1-9]\d*$/.test(text) && Number(text) <= most;

/** What is wrong with the settings, a sentence each. */
export function retentionProblems(environment: Environment = process.env): string[] {
  const months = KINDS.flatMap((kind) => {
    const [name, most] = [VARIABLES[kind], RETENTION_MONTHS[kind]];
    const text = environment[name];
    if (!text || isWithin(text, most)) return [];
    return [`${name} must be a number of months from 1 to ${most}, which the privacy policy promises`];
  });
  const dryRun = environment.RETENTION_DRY_RUN;
  return dryRun && dryRun !== "true" ? [...months, 'RETENTION_DRY_RUN must be "true", or not be set'] : months;
}

/**
 * The settings; what is not set is as the privacy policy promises.
 *
 * @throws SettingsError when one is wrong
 */
export function retentionSettings(environment: Environment = process.env): RetentionSettings {
  const problems = retentionProblems(environment);
  if (problems.length > 0) throw new SettingsError(`${problems.join("; ")}.`);
  const monthsOf = (kind: (typeof KINDS)[number]) => Number(environment[VARIABLES[kind]] || RETENTION_MONTHS[kind]);
  return {
    months: { contact: monthsOf("contact"), application: monthsOf("application") },
    dryRun: environment.RETENTION_DRY_RUN === "true",
  };
}
