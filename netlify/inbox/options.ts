import { InvalidArgumentError, Option } from "commander";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { InboxError } from "./with-store";

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

/** `--before 2026-11-21` */
export function beforeOption(): Option {
  return new Option("--before <date>", "what was received earlier (UTC)").argParser(parseDate);
}

/** `--context deploy-preview-ID` */
export function contextOption(): Option {
  return new Option(
    "--context <name>",
    "the store of a preview: its deploy context and its deploy's id, as deploy-preview-ID",
  ).argParser((name) => {
    if (!/^[\w-]+$/.test(name)) throw new InvalidArgumentError("Write a deploy context as deploy-preview.");
    return name;
  });
}

/**
 * An id as somebody typed it.
 *
 * @throws InboxError when it is none
 */
export function checkedId(id: string): string {
  if (!/^[a-z]+\/[\w.-]+$/.test(id)) throw new InboxError(`${id} is no submission's id.`);
  return id;
}
