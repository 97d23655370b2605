import { mapConcurrently } from "../submissions/concurrently";
import { receivedAt } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";
import { unsentKeys } from "./outbox";
import { givenUpKeys } from "./queue";

/** What somebody is still to be told of. */
export interface Backlog {
  /** The keys of all records that somebody is still to be told of. */
  readonly unsent: ReadonlySet<string>;
  /** The keys of those among them whose mail only a person can send. */
  readonly givenUp: ReadonlySet<string>;
  /** When the oldest of all came in, where that can be told. */
  readonly since: Date | undefined;
}

/** How many subscriptions are read for their time, which their keys don't tell; more would keep who asks waiting. */
const MOST_READ = 200;

/** Finds all that somebody is still to be told of. */
export async function findBacklog(store: SubmissionStore): Promise<Backlog> {
  const [unsent, abandoned] = await Promise.all([unsentKeys(store), givenUpKeys(store)]);
  const untimed = unsent.filter((key) => !timeOfId(key)).slice(0, MOST_READ);
  const read = await mapConcurrently(untimed, (key) => receivedAt(store, key));
  const times = [...unsent.map(timeOfId), ...read].filter((time) => time !== undefined);
  const known = new Set(unsent);
  return {
    unsent: known,
    givenUp: new Set(abandoned.filter((key) => known.has(key))),
    since: times.sort((a, b) => a.getTime() - b.getTime())[0],
  };
}

/** Describes a backlog: `3 not notified since 2026-11-21 08:00 UTC, 1 of them given up`; undefined when all are. */
export function describeBacklog({ unsent, givenUp, since }: Backlog): string | undefined {
  if (unsent.size === 0) return undefined;
  const time = since ? ` since ${since.toISOString().slice(0, 16).replace("T", " ")} UTC` : "";
  return `${unsent.size} not notified${time}${givenUp.size > 0 ? `, ${givenUp.size} of them given up` : ""}`;
}
