import { resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import { InvalidArgumentError, Option } from "commander";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { LOCAL_CONTEXT, localSettings, PRODUCTION_CONTEXT, productionAccess } from "../environment";
import type { Environment } from "../environment";
import type { LocalStore } from "../local/local-store";
import { openStore } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/** What a command works with: the process's own, or a test's. */
export interface Terminal {
  readonly stdin: Readable;
  /** For the result alone. */
  readonly stdout: Writable;
  /** For everything else that is said. */
  readonly stderr: Writable;
  readonly environment: Environment;
  /** Starts this machine's store in a folder. */
  readonly startStore: (directory: string) => Promise<LocalStore>;
}

/** A command failed; the message is one sentence for whoever gave it. */
export class InboxError extends Error {
  override readonly name = "InboxError";
}

/**
 * Runs a command on the published site's store when the environment gives access to it, and otherwise on this
 * machine's. The local server may be running meanwhile: both work on the same files.
 *
 * @param context another deploy context than the published site's or this machine's
 * @throws SettingsError when the access is incomplete, or whatever the command throws
 */
export async function withStore(
  { environment, stderr, startStore }: Terminal,
  context: string | undefined,
  command: (store: SubmissionStore) => Promise<void>,
): Promise<void> {
  const access = productionAccess(environment);
  if (access) {
    const what = context ? `Store of ${context}, site` : "Store of the published site";
    stderr.write(`${what} ${access.siteID}\n`);
    return command(openStore(context ?? PRODUCTION_CONTEXT, access));
  }
  const directory = resolve(localSettings(environment).storeDirectory);
  stderr.write(`Local store ${directory}\n`);
  const local = await startStore(directory);
  try {
    await command(openStore(context ?? LOCAL_CONTEXT, local.access));
  } finally {
    await local.stop();
  }
}

/**
 * Fails a command that could not read everything, once it has done what it could.
 *
 * @param keys the keys of what it could not read
 * @throws InboxError naming them, if there are any
 */
export function failForUnreadable(keys: readonly string[]): void {
  if (keys.length === 0) return;
  const what = keys.length === 1 ? "1 record cannot be read and was" : `${keys.length} records cannot be read and were`;
  throw new InboxError(`${what} left out: ${keys.join(", ")}`);
}

/** Shorter work is over before anybody wonders. */
const WORTH_SHOWING = 200;

/** How often progress is told, in items. */
const STEP = 100;

/**
 * Tells how far the reading of a long list is.
 *
 * @returns takes how many items there are, and returns what is called after each
 */
export function progress({ stderr }: Terminal): (total: number) => () => void {
  return (total) => {
    let done = 0;
    return () => {
      done += 1;
      if (total >= WORTH_SHOWING && (done % STEP === 0 || done === total)) {
        stderr.write(`${done} of ${total} read\n`);
      }
    };
  };
}

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
 * Checks an id as somebody typed it, and returns it.
 *
 * @throws InboxError when it is none
 */
export function checkedId(id: string): string {
  if (!/^[a-z]+\/[\w.-]+$/.test(id)) throw new InboxError(`${id} is no submission's id.`);
  return id;
}
