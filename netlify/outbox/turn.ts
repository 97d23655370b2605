import { randomUUID } from "node:crypto";
import { createIfAbsent, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/** One of all runs, on whatever machine, talks to the mail server: this entry says until when it is taken. */
const TURN_KEY = "outbox/turn";

/** How long a run has the turn unless it goes on, in milliseconds: longer than connecting and one message may take. */
const TURN_MS = 30_000;

/** How long nobody asks a mail server that is out of reach or refuses the sign-in, in milliseconds. */
export const SERVER_PAUSE_MS = 60_000;

/** The right to talk to the mail server. */
export interface Turn {
  /** Goes on; false when the turn went to somebody else, as after a standstill of this process. */
  renew(): Promise<boolean>;
  /**
   * Lets others have it.
   *
   * @param pauseMs how long nobody is to have it, in milliseconds
   */
  end(pauseMs: number): Promise<void>;
}

interface TurnState {
  /** Makes each state differ from every other. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Whether nobody has it. Nobody ever has it for so long: a clock was wrong. */
function isFree(text: string): boolean {
  try {
    const rest = (JSON.parse(text) as TurnState).until - Date.now();
    return !(rest > 0 && rest <= SERVER_PAUSE_MS);
  } catch {
    return true;
  }
}

/** Takes the turn, unless somebody else has it. */
export async function takeTurn(store: SubmissionStore): Promise<Turn | undefined> {
  const run = randomUUID();
  const state = (milliseconds: number) => JSON.stringify({ run, until: Date.now() + milliseconds } satisfies TurnState);
  const last = await store.getWithMetadata(TURN_KEY, { type: "text" });
  if (last && !isFree(last.data)) return undefined;
  let etag = last
    ? await replaceUnchanged(store, TURN_KEY, state(TURN_MS), last.etag)
    : await createIfAbsent(store, TURN_KEY, state(TURN_MS));
  if (etag === undefined) return undefined;
  return {
    async renew() {
      etag = await replaceUnchanged(store, TURN_KEY, state(TURN_MS), etag);
      return etag !== undefined;
    },
    async end(pauseMs) {
      if (etag !== undefined) await replaceUnchanged(store, TURN_KEY, state(pauseMs), etag);
    },
  };
}
