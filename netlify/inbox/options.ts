import { InvalidArgumentError, Option } from "commander";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";

function parseDate(value: string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError("Write a date as 2026-11-21 or 2026-11-21T08:00Z.");
  return date;
}

/** `--kind contact` */
export function kindOption(): Option {
  return new Option("--kind <kind>", "only this kind").choices(SUBMISSION_KINDS);
}

/** `--since 2026-11-21` */
export function sinceOption(): Option {
  return new Option("--since <date>", "only what was received then or later (UTC)").argParser(parseDate);
}
