import { mapConcurrently } from "../submissions/concurrently";
import { receivedAt } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { isGivenUp, readEntries } from "./outbox";
import type { Entry } from "./outbox";

/** What somebody is still to be told of. */
export interface Backlog {
  readonly waiting: readonly Entry[];
  /** Only a person can send these. */
  readonly givenUp: readonly Entry[];
  /** When the oldest of all came in, where that can be told. */
  readonly since: Date | undefined;
}

/** Reads all that somebody is still to be told of. */
export async function readBacklog(store: SubmissionStore): Promise<Backlog> {
  const entries = await readEntries(store);
  const times = await mapConcurrently(entries, ({ key }) => receivedAt(store, key));
  return {
    waiting: entries.filter(({ marker }) => !isGivenUp(marker)),
    givenUp: entries.filter(({ marker }) => isGivenUp(marker)),
    since: times.filter((time) => time !== undefined).sort((a, b) => a.getTime() - b.getTime())[0],
  };
}

/** Describes a backlog: `3 not notified since 2026-11-21 08:00 UTC, 1 of them given up`; undefined when all are. */
export function describeBacklog({ waiting, givenUp, since }: Backlog): string | undefined {
  const count = waiting.length + givenUp.length;
  if (count === 0) return undefined;
  const time = since ? ` since ${since.toISOString().slice(0, 16).replace("T", " ")} UTC` : "";
  return `${count} not notified${time}${givenUp.length > 0 ? `, ${givenUp.length} of them given up` : ""}`;
}
